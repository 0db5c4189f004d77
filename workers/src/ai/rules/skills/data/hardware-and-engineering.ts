/** Embedded systems, electronics, and mechanical, civil and process engineering. */
export const HARDWARE_AND_ENGINEERING = `
Embedded Systems: embedded programming, embedded development, embedded software development
Embedded C
Embedded Linux
Firmware Development: firmware, firmware engineering
Real-Time Operating Systems: RTOS
Bare-Metal Programming: bare metal
Device Drivers: driver development
Bootloaders: bootloader development
Microcontrollers: MCU
FPGA: FPGA design
ASIC Design: ASIC
RTL Design
VLSI: VLSI design
PCB Design: printed circuit board design, PCB layout, printed circuit board, PCB
Circuit Design: electronic circuit design, analog circuit design, schematic design, schematic capture
Analog Electronics: analogue electronics
Digital Electronics
Power Electronics
Electronics: electronic engineering
Electrical Engineering
Electrical Design
Sensor Integration: sensor fusion
Motor Control
Control Systems: control system design, control theory, control engineering
PID Control: PID controller, PID tuning
PLC Programming: PLC, programmable logic controller
SCADA
HMI: human machine interface
Industrial Automation: factory automation
Instrumentation
Mechatronics
ROS: robot operating system, ROS 2, ROS2
Kalman Filters
SLAM
Path Planning: motion planning
Computer Architecture
RF Engineering: RF design, radio frequency
Antenna Design
Telecommunications Engineering: telecommunications networks
Fibre Optics
Hardware-in-the-Loop Testing: HIL testing, hardware in the loop, HIL
EMC Testing: EMC, EMI/EMC
Power Systems
Photovoltaics: solar PV
Battery Management Systems: BMS
Mechanical Design
Mechanical Engineering
CAD: computer-aided design, 3D CAD
CAM: computer-aided manufacturing
GD&T: geometric dimensioning and tolerancing
Finite Element Analysis: FEA, finite element method, FEM
Computational Fluid Dynamics: CFD
Thermodynamics
Heat Transfer
Fluid Mechanics: fluid dynamics
Stress Analysis
Structural Analysis
Structural Engineering: structural design
Civil Engineering
Geotechnical Engineering
Design for Manufacturing: DFM, design for manufacture
Reliability Engineering
Process Engineering
Chemical Engineering
Process Control
Materials Science
Building Information Modelling: BIM
Environmental Engineering
Industrial Engineering
Lab Techniques: laboratory technique, laboratory skills
PCR: qPCR, RT-PCR
Western Blotting: western blot
ELISA
Cell Culture
Flow Cytometry
HPLC: high performance liquid chromatography
Gas Chromatography: GC-MS
Mass Spectrometry: LC-MS
Spectroscopy: NMR spectroscopy
Microscopy
Titration
DNA Sequencing: next generation sequencing, NGS
CRISPR
Molecular Biology
Microbiology
Analytical Chemistry
Organic Chemistry
KNX
Building Automation: building management system
Gel Electrophoresis: electrophoresis
Chromatography
Histology
Immunohistochemistry
Protein Purification
Fermentation
RNA Extraction: DNA extraction, RNA isolation
Molecular Cloning
X-Ray Diffraction
Electron Microscopy: scanning electron microscopy
Electrophysiology
Tissue Culture
Immunoassays
Aseptic Technique
Pipetting
Chemical Synthesis: organic synthesis
Crystallography
Sterilization
Calibration
Tolerance Analysis
Vibration Analysis
Thermal Analysis
Kinematics
Lidar
Radar
Laser Technology
Semiconductor Fabrication: semiconductor manufacturing
Cleanroom Protocols
Failure Analysis
Non-Destructive Testing: NDT
Metrology
Composite Materials
Corrosion Engineering
Piping Design
P&ID: piping and instrumentation diagrams
Concrete Design
Hydrology
Geology
Drafting: technical drafting
Battery Technology
Microprocessors
Wireless Communication
Satellite Communication
Edge AI
Flight Dynamics
Avionics
`;
