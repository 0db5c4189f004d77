/** Languages that programs, queries, pages and machines are written in. */
export const LANGUAGES = `
ABAP: SAP ABAP
ActionScript
Ada
Apex: Salesforce Apex
APL
Assembly Language: assembly, assembler, x86 assembly, ARM assembly
AutoHotkey
AWK
Bash: bash script, bash scripting
C
C++: cpp, c plus plus
C#: c sharp, csharp
Clojure
ClojureScript
COBOL
CoffeeScript
Common Lisp
Crystal
CSS: css3, cascading style sheets
CUDA: CUDA C
Dart
DAX: DAX queries
Delphi: Object Pascal
Elixir
Elm
Erlang
F#: fsharp
Fortran
G-code: gcode
Gherkin
GLSL
Go: golang, go lang
Groovy
Haskell
Haxe
HCL: HashiCorp Configuration Language
HLSL
HTML: html5, hypertext markup language
IEC 61131-3: structured text
Java
JavaScript: js, java script, ecmascript, es6, es2015, vanilla javascript, vanilla js
Julia
JSX
Kotlin
Ladder Logic: ladder logic programming, ladder diagram
LaTeX
Less: less css
Lisp
Lua
Markdown
MATLAB
Mojo
MQL5: MQL4
Nim
Objective-C: obj-c
OCaml
OpenCL
Pascal: Turbo Pascal
Perl
PHP: php7, php8
PL/SQL: plsql, pl sql
PL/pgSQL
PostScript
PowerShell: power shell, powershell scripting
Prolog
Python: python3, python 3, python2
Q#
R: R language, R programming
Racket
RPG: RPGLE, AS/400 RPG
Ruby
Rust
Sass: scss
Scala
Scheme
Scratch
Shell Scripting: shell script, unix shell, shell
Smalltalk
Solidity
SPARQL
SQL: structured query language, sql query, sql scripting, sql programming
Standard ML
SVG
Swift
SystemVerilog: system verilog
Tcl
Transact-SQL: t-sql, tsql
TypeScript: ts, type script
UML: unified modelling language
VBA: visual basic for applications, vba macro
VBScript
Verilog
VHDL
Visual Basic: VB6
Visual Basic .NET: vb.net
WebAssembly: wasm
XAML
XHTML
XML
XPath
XQuery
XSLT
YAML
Zig
JCL: job control language
Bicep
S-PLUS
ColdFusion: CFML
Classic ASP
Wolfram Language
X++
AL Language
REXX
Raku
Vyper
PureScript
Modula-2
Forth
SystemC
kdb+: q/kdb+
Max/MSP
PlantUML
Mermaid
TeX
XSD: XML Schema
WSDL
TOML
Regular Expressions: regex, regexp
`;
