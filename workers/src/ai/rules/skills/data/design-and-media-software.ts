/** Design, media, CAD and laboratory software and equipment. */
export const DESIGN_AND_MEDIA_SOFTWARE = `
Figma
FigJam
Sketch: Sketch app
Adobe XD: XD
InVision
Zeplin
Axure RP: Axure
Balsamiq
Marvel App
Framer
ProtoPie
Origami Studio
Webflow
Canva
Adobe Creative Suite: Adobe Creative Cloud, Creative Suite, Creative Cloud, Adobe CC, Adobe Suite
Adobe Photoshop: Photoshop
Adobe Illustrator: Illustrator
Adobe InDesign: InDesign
Adobe Premiere Pro: Premiere Pro, Premiere, Adobe Premiere
Adobe After Effects: After Effects
Adobe Lightroom: Lightroom
Adobe Audition: Audition
Adobe Acrobat: Acrobat, Acrobat Pro
Adobe Dreamweaver: Dreamweaver
Adobe Animate: Adobe Flash
Adobe Fireworks
Adobe Experience Manager: AEM
Adobe Firefly
Affinity Designer
Affinity Photo
Affinity Publisher
CorelDRAW: Corel Draw
GIMP
Inkscape
Procreate
QuarkXPress
Lottie
Rive
Blender: Blender 3D
Autodesk Maya: Maya
Autodesk 3ds Max: 3ds Max, 3D Studio Max
Cinema 4D
ZBrush
Houdini
Substance Painter
V-Ray
KeyShot
Final Cut Pro: Final Cut
DaVinci Resolve
Avid Media Composer: Avid
CapCut
Audacity
Pro Tools
Ableton Live: Ableton
Logic Pro
OBS Studio
AutoCAD: Auto CAD
Autodesk Revit: Revit
Autodesk Inventor: Inventor
Autodesk Fusion 360: Fusion 360
Civil 3D: AutoCAD Civil 3D
Navisworks
SolidWorks: Solid Works
CATIA
Siemens NX: Unigraphics
PTC Creo: Creo, Pro/ENGINEER
SketchUp
Rhino 3D: Rhinoceros, Rhino
Grasshopper
ANSYS: ANSYS Fluent
Abaqus
COMSOL: COMSOL Multiphysics
Nastran
HyperMesh
OpenFOAM
STAAD.Pro: STAAD
ETABS
SAP2000
Tekla Structures: Tekla
MicroStation
Bluebeam: Bluebeam Revu
Procore
Aspen HYSYS: HYSYS, Aspen Plus
Mastercam
Lumion
Enscape
ArchiCAD
Vectorworks
Optimal Workshop
UserTesting: UserTesting.com
UserZoom
Maze
Lookback
Dovetail
Hotjar
Crazy Egg
FullStory
Microsoft Clarity
Qualtrics
SurveyMonkey: Survey Monkey
Typeform
Google Forms
NVivo
ATLAS.ti
Miro: Miro board
Mural
Whimsical
Lucidchart
Microsoft Visio: Visio, MS Visio
draw.io: diagrams.net
Adobe Captivate: Captivate
Articulate Storyline: Articulate 360, Storyline 360, Articulate Rise
Camtasia
Loom
Vyond
Benchling
LIMS: laboratory information management system
GraphPad Prism
ImageJ
ChemDraw
Micrometers
Calipers: vernier caliper
Krita
Penpot
UXPin
Justinmind
Proto.io
Zeroheight
Google Fonts
Capture One
iMovie
Sony Vegas: Vegas Pro
Filmora
FL Studio
Cubase
GarageBand
Descript
Marvelous Designer
Autodesk MotionBuilder
Toon Boom Harmony
Solid Edge
Onshape
FreeCAD
OpenSCAD
Tinkercad
Allplan
Nemetschek
EPLAN: EPLAN Electric P8
AutoCAD Electrical
ETAP
PVsyst
Moldflow
Cura
3D printers
Laser Cutters
Vicon
Tobii
Spectrophotometers: spectrometer
Centrifuges
Microscopes
Thermocyclers: thermal cycler
pH Meters
Autoclaves
Function Generators
Soldering Irons
Coordinate Measuring Machines: CMM
Total Stations
Theodolites
Drones
DSLR Cameras: DSLR
Lathes
Milling Machines
Pallet Jacks: pallet truck
Scissor Lifts
Cash Registers
Tachographs
Torque Wrenches
`;
