/** Career vocabulary in one script, with sentences long enough to wrap. */
export interface Vocabulary {
  readonly name: readonly [first: string, last: string];
  readonly titles: readonly string[];
  readonly companies: readonly string[];
  readonly places: readonly string[];
  readonly schools: readonly string[];
  readonly subjects: readonly string[];
  readonly skills: readonly string[];
  readonly sentences: readonly string[];
}

/** One vocabulary for every script that CVs support. */
export const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
  english: {
    name: ['Nadia', 'Kurian'],
    titles: ['Senior Software Engineer', 'Staff Engineer', 'Office Affairs Officer'],
    companies: ['Fernway Logistics', 'Affinity Traffic', 'Northwind & Sons'],
    places: ['Berlin, Germany', 'Dublin', 'Flagstaff, Arizona'],
    schools: ['University of Sheffield', 'Trinity College'],
    subjects: ['Computer Science', 'Fluid Mechanics'],
    skills: ['TypeScript', 'Event sourcing', 'C++', 'C#', 'Domain-driven design'],
    sentences: [
      'Led the official migration of a difficult workflow, cutting the time of a deployment from two hours to 6 minutes.',
      'Mentored 4 engineers; two of them now lead teams of their own.',
      'Raised efficiency by 40% (from 50% to 90%) & kept the affected files fit for audit.',
    ],
  },
  diacritics: {
    name: ['Łukasz Đorđe', 'Şimşek-Ångström'],
    titles: ['Ingénieur logiciel confirmé', 'Geschäftsführer', 'Kỹ sư phần mềm'],
    companies: ['Škoda Účetnictví', 'Čeština à la carte', 'Công ty Phần mềm Việt'],
    places: ['Zürich, Schweiz', 'Kraków, Polska', 'Hồ Chí Minh'],
    schools: ['Universität Göttingen', 'Győri Egyetem', 'Đại học Bách khoa'],
    subjects: ['Größenlehre', 'Český jazyk', 'Íslenska fræði'],
    skills: ['Übersetzung', 'naïve Bayes', 'Qualitätssicherung', 'Tiếng Việt'],
    sentences: [
      'Führte die Überprüfung sämtlicher Verträge ein und verkürzte die Prüfung auf 3 Tage.',
      'Přesvědčil zákazníky, že žluťoučký kůň úpěl ďábelské ódy.',
      'Xây dựng hệ thống quản lý đơn hàng cho hơn 200 cửa hàng trên toàn quốc.',
    ],
  },
  greek: {
    name: ['Ἑλένη', 'Παπαδοπούλου'],
    titles: ['Μηχανικός λογισμικού', 'Διευθύντρια έργων'],
    companies: ['Ελληνικά Ναυπηγεία', 'Αιγαίο Α.Ε.'],
    places: ['Αθήνα, Ελλάδα', 'Θεσσαλονίκη'],
    schools: ['Εθνικό Μετσόβιο Πολυτεχνείο'],
    subjects: ['Επιστήμη υπολογιστών', 'Ἀρχαία ἑλληνική γλῶσσα'],
    skills: ['Ανάλυση δεδομένων', 'Διοίκηση', 'Python'],
    sentences: [
      'Σχεδίασα και υλοποίησα την υπηρεσία τιμολόγησης για 12 υποκαταστήματα.',
      'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν.',
    ],
  },
  cyrillic: {
    name: ['Олександр', 'Щербаков'],
    titles: ['Старший разработчик', 'Інженер з якості'],
    companies: ['Ёлочные игрушки', 'Київстар', 'Ђорђевић и синови'],
    places: ['Київ, Україна', 'София'],
    schools: ['Киевский политехнический институт'],
    subjects: ['Прикладная математика', 'Інформатика'],
    skills: ['Управление проектами', 'Тестування', 'Go'],
    sentences: [
      'Перевёл бухгалтерию на новую систему за 9 месяцев и сократил расходы вдвое.',
      'Навчив двадцять їжаків ґречно писати щоденні звіти.',
    ],
  },
  arabic: {
    name: ['ليلى', 'الحدّاد'],
    titles: ['مهندسة برمجيات أولى', 'مديرة المشاريع'],
    companies: ['شركة النور للتقنية', 'مجموعة الآفاق'],
    places: ['دبي، الإمارات', 'بيروت'],
    schools: ['الجامعة الأمريكية في بيروت'],
    subjects: ['علوم الحاسوب', 'هندسة الاتصالات'],
    skills: ['إدارة المشاريع', 'التواصل', 'تحليل البيانات'],
    sentences: [
      'قيادة فريق من ستة مهندسين لبناء منصة التجارة الإلكترونية وتقليل زمن النشر.',
      'تدريب المهندسين الجدد على كتابة الاختبارات الآلية لا إلى الأعمال اليدوية.',
    ],
  },
  hebrew: {
    name: ['יעל', 'בן־דוד'],
    titles: ['מהנדסת תוכנה בכירה', 'ראש צוות'],
    companies: ['חברת הים התיכון', 'צומת בע"מ'],
    places: ['תל אביב, ישראל', 'חיפה'],
    schools: ['הטכניון בחיפה'],
    subjects: ['מדעי המחשב', 'הנדסת חשמל'],
    skills: ['ניהול פרויקטים', 'בדיקות', 'אבטחת מידע'],
    sentences: [
      'הובלתי צוות של שישה מהנדסים בבניית מערכת התשלומים החדשה של החברה.',
      'קיצרתי את זמן הפריסה ושיפרתי את איכות הקוד בכל הצוותים.',
    ],
  },
  devanagari: {
    name: ['आदित्य', 'श्रीवास्तव'],
    titles: ['वरिष्ठ सॉफ़्टवेयर इंजीनियर', 'परियोजना प्रबंधक'],
    companies: ['क्षितिज प्रौद्योगिकी', 'भारतीय रेल'],
    places: ['पुणे, भारत', 'नई दिल्ली'],
    schools: ['दिल्ली विश्वविद्यालय'],
    subjects: ['संगणक विज्ञान', 'अर्थशास्त्र'],
    skills: ['परियोजना प्रबंधन', 'संचार', 'ज्ञान साझा करना'],
    sentences: [
      'छह इंजीनियरों की टीम का नेतृत्व किया और भुगतान प्रणाली को नए ढाँचे पर स्थानांतरित किया।',
      'ग्राहकों की शिकायतें 40 प्रतिशत घटाईं और प्रक्रियाओं का दस्तावेज़ीकरण किया।',
    ],
  },
  chinese: {
    name: ['小明', '王'],
    titles: ['高级软件工程师', '產品經理'],
    companies: ['北京科技有限公司', '臺灣積體電路'],
    places: ['上海', '臺北'],
    schools: ['清华大学', '國立臺灣大學'],
    subjects: ['计算机科学与技术', '電機工程'],
    skills: ['项目管理', '数据分析', '機器學習'],
    sentences: [
      '带领六名工程师将订单系统迁移到事件溯源架构，部署时间由两小时缩短到6分钟。',
      '負責跨部門溝通，並導入自動化測試流程。',
    ],
  },
  japanese: {
    name: ['さくら', '高橋'],
    titles: ['シニアソフトウェアエンジニア', '開発マネージャー'],
    companies: ['株式会社みなと', 'トヨタ自動車'],
    places: ['東京都港区', '大阪'],
    schools: ['東京大学'],
    subjects: ['情報工学', '経済学'],
    skills: ['プロジェクト管理', 'テスト自動化', '要件定義'],
    sentences: [
      '6名のエンジニアを率いて決済基盤を刷新し、リリースまでの時間を半分に短縮しました。',
      '新人教育を担当し、コードレビューの文化を根付かせました。',
    ],
  },
  korean: {
    name: ['지민', '김'],
    titles: ['수석 소프트웨어 엔지니어', '제품 관리자'],
    companies: ['한빛소프트', '서울물산'],
    places: ['서울특별시', '부산'],
    schools: ['서울대학교'],
    subjects: ['컴퓨터공학', '경영학'],
    skills: ['프로젝트 관리', '데이터 분석', '협업'],
    sentences: [
      '여섯 명의 엔지니어를 이끌어 결제 시스템을 새로운 구조로 이전하고 배포 시간을 6분으로 줄였습니다.',
      '신입 교육을 맡아 코드 리뷰 문화를 정착시켰습니다.',
    ],
  },
};
