/** Titles that are not roles themselves, and the roles they often lead to. */
const STEPPING_STONE_LINES = `
Waiter, Waitress, Barista, Bartender, Server, Host: Sales Executive, Customer Success Manager
Cashier, Shop Assistant, Store Assistant, Retail Assistant, Retail Worker, Merchandiser: Sales Executive, Operations Manager
Receptionist, Front Desk Agent, Hotel Clerk, Flight Attendant: Customer Success Manager, Account Manager
Call Centre Agent, Call Center Agent, Customer Service Representative, Customer Care Agent, Telecaller, Telemarketer: Customer Success Manager, Sales Executive
Help Desk Technician, IT Support Technician, Technical Support Engineer, System Administrator, Network Engineer, Network Administrator: DevOps Engineer, Site Reliability Engineer, Security Engineer
Teacher, Tutor, Lecturer, Instructor, Trainer, Teaching Assistant: Content Writer, Customer Success Manager, HR Manager
Translator, Librarian, Author, Reporter, Proofreader: Content Writer, SEO Specialist
Photographer, Videographer, Animator, Artist, Video Editor: Graphic Designer, Social Media Manager
Architect, Interior Designer, Fashion Designer, Industrial Designer: Product Designer, Graphic Designer
Bookkeeper, Auditor, Bank Clerk, Bank Teller, Tax Consultant, Economist: Financial Analyst, Business Analyst
Administrative Assistant, Office Assistant, Office Manager, Secretary, Personal Assistant: Operations Manager, Project Manager, HR Manager
Warehouse Worker, Driver, Dispatcher, Storekeeper, Courier, Forklift Operator: Supply Chain Manager, Operations Manager
Buyer, Purchaser, Procurement Specialist, Import Clerk: Supply Chain Manager, Account Manager
Chef, Cook, Head Chef, Kitchen Assistant, Event Planner, Event Coordinator: Operations Manager, Project Manager
Civil Engineer, Mechanical Engineer, Site Engineer, Production Supervisor, Foreman: Project Manager, Operations Manager
Electrical Engineer, Electronics Engineer, Electronics Technician, Robotics Engineer: Embedded Systems Engineer, QA Engineer
Mathematician, Physicist, Biologist, Chemist, Research Assistant, Actuary: Data Scientist, Data Analyst
Psychologist, Sociologist, Social Worker, Counsellor: UX Researcher, HR Business Partner, Talent Acquisition Specialist
Nurse, Pharmacist, Paramedic, Physiotherapist, Care Worker: Operations Manager, Customer Success Manager
Estate Agent, Real Estate Agent, Insurance Agent, Travel Agent: Sales Executive, Account Manager
Database Administrator, Data Entry Clerk: Data Engineer, Data Analyst
Management Consultant, Strategy Consultant, Entrepreneur, Founder: Business Development Manager, Product Manager, Program Manager
`;

/** Each title with the roles it leads to, most likely first. */
export const STEPPING_STONES: readonly (readonly [title: string, roles: readonly string[]])[] =
  STEPPING_STONE_LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [titles = '', roles = ''] = line.split(': ');
      return titles.split(', ').map((title): readonly [string, readonly string[]] => [title, roles.split(', ')]);
    });
