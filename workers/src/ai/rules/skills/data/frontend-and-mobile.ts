/** Libraries, frameworks and methods of web pages and apps. */
export const FRONTEND_AND_MOBILE = `
React: react.js, reactjs, react js
Redux: redux.js
Redux Toolkit: RTK, RTK Query
Redux-Saga
React Native
React Router
React Query: TanStack Query
React Hooks
MobX
Zustand
Recoil
Next.js: nextjs, next js
Gatsby: gatsby.js, gatsbyjs
Remix: remix.run
Preact
Angular: angular 2
AngularJS: angular.js, angular js
RxJS
NgRx
Vue.js: vue, vuejs, vue js
Vuex
Pinia
Nuxt: nuxt.js, nuxtjs
Svelte
SvelteKit
SolidJS: solid.js
Ember.js: ember, emberjs
Backbone.js: backbone, backbonejs
Knockout.js: knockoutjs
Alpine.js: alpinejs
htmx
Lit
Stencil
Polymer
Web Components
Astro: astro.js
Qwik
jQuery: j query
jQuery UI
Lodash: underscore.js
Three.js: threejs, three js
D3.js: d3, d3js
Chart.js: chartjs
Highcharts
ECharts
Plotly: plotly.js
Leaflet: leaflet.js
Mapbox GL JS
GSAP
Framer Motion
Bootstrap: twitter bootstrap, react bootstrap
Tailwind CSS: tailwind, tailwindcss
Material UI: MUI
Material Design
Ant Design: antd
Chakra UI
shadcn/ui: shadcn
Bulma
Foundation: zurb foundation
Styled Components
Emotion
CSS Modules
CSS Grid
Flexbox: css flexbox
CSS Animations
PostCSS
BEM
Responsive Web Design: responsive design, responsive web, responsive layout, responsive website, mobile-first design, responsive user interface, responsive UI
Progressive Web Apps: PWA
Single-Page Applications: SPA, single page app
Server-Side Rendering: SSR
Static Site Generation: SSG, static site generator, jamstack
Micro Frontends: microfrontend
State Management
Cross-Browser Compatibility: cross-browser, cross browser testing
DOM Manipulation: document object model
Web Performance Optimization: web performance, core web vitals, page speed optimization, page speed
Front-End Development: frontend development, frontend engineering, front end coding
Back-End Development: backend development, backend engineering
Full-Stack Development: full stack web development
Web Development: web dev, website development, web application development
Mobile App Development: mobile development, mobile application development, app development
WebGL
WebGPU
HTML Canvas: canvas api
Web Audio API
WebRTC
Service Workers
Web Workers
AJAX
JSON: JavaScript object notation
Liquid: shopify liquid
Handlebars: handlebars.js
Mustache
Pug
EJS
Jinja: jinja2
Twig
Blade
Thymeleaf
JSP: java server pages, JavaServer Pages
JSF: java server faces, JavaServer Faces
Vaadin
Google Web Toolkit: GWT
Apache Struts: Struts
Android Development: android app development, android application development, android programming
Android SDK
iOS Development: ios app development, ios application development, ios programming
iOS SDK
Jetpack Compose
Android Jetpack
Kotlin Multiplatform: kotlin multiplatform mobile
SwiftUI: swift ui
UIKit
Core Data
Core ML
ARKit
ARCore
Combine
RxJava
RxSwift
Retrofit
Room Database: android room
Dagger
Hilt
Flutter
Ionic: ionic framework
Apache Cordova: cordova, phonegap
Capacitor.js
.NET MAUI: MAUI
Xamarin: xamarin forms
NativeScript
Expo: expo go
Electron: electron.js, electronjs
Tauri
Qt: qt framework, pyqt, qml
GTK: gtk+
WinForms: windows forms
WPF: windows presentation foundation
UWP
JavaFX
Java Swing
Tkinter
Game Development: game programming, game dev
Augmented Reality: AR development
Virtual Reality: VR development
Lightning Web Components: LWC
OpenGL
DirectX: Direct3D
Vulkan
Metal
Shader Programming: shaders
Computer Graphics
SFML
PixiJS
Phaser
p5.js
Babylon.js
A-Frame
OpenLayers
CesiumJS
Recharts
ApexCharts
AG Grid
Kendo UI
PrimeNG
PrimeReact
Angular Material
Vuetify
Quasar
Element UI
Radix UI
Headless UI
Mantine
SWR
Immer
Yup
Moment.js
date-fns
Inertia.js
Stimulus
Kotlin Coroutines: coroutines
Koin
Alamofire
Streamlit
Gradio
Plotly Dash
Pygame
HTML Email Development: HTML email
`;
