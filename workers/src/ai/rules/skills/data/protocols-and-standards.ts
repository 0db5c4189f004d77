/** Protocols, formats and technical standards. */
export const PROTOCOLS_AND_STANDARDS = `
TCP/IP: tcp ip
TCP
UDP
IPv4
IPv6
HTTP: http/2, http/3
HTTPS
DNS: domain name system
DHCP
FTP
SFTP
SSH
SMTP
IMAP
SNMP
LDAP
NTP
BGP
OSPF
MPLS
EIGRP
VLAN
VPN: virtual private network
IPsec
SSL/TLS: tls, ssl, tls/ssl, ssl certificate
mTLS: mutual TLS
OAuth: oauth 2.0, oauth2
OpenID Connect: oidc
SAML: saml 2.0
Single Sign-On: SSO
JWT: json web token
Kerberos
Multi-Factor Authentication: MFA, 2FA, two-factor authentication
MQTT
AMQP
CoAP
Modbus
CAN Bus: canbus, can protocol
PROFINET
PROFIBUS
EtherCAT
OPC UA
I2C
SPI
UART
USB
PCIe
RS-485
RS-232
BLE: bluetooth low energy
Bluetooth
Zigbee
Z-Wave
LoRaWAN: LoRa
NFC
RFID
Wi-Fi: wifi, wlan, 802.11
5G
LTE: 4g lte
GPS
GNSS
SIP
VoIP: voice over ip
RTSP
HLS
JSON-LD
JSON Schema
RSS
HL7: hl7 v2
FHIR: hl7 fhir
DICOM
EDI: electronic data interchange
EDIFACT
SWIFT Messaging: swift mt, swift payments, swift message
ISO 20022
FIX Protocol
WCAG: wcag 2.1, web content accessibility guidelines
WAI-ARIA: aria
Web Accessibility: accessibility, a11y, accessible design, accessibility testing
Section 508
Semantic HTML
Open Graph
schema.org: schema markup
Internationalization: i18n
Localization: l10n
Unicode
AUTOSAR
ISO 26262
DO-178C
IEC 62304
IEC 61508
MISRA C: misra
JTAG
POSIX
CORS
Content Security Policy
SCIM
Subnetting
NAT
Routing and Switching: switching and routing
Network Protocols: networking protocol
DITA
BPMN
Ethernet
RADIUS
TACACS+
VXLAN
SD-WAN
Software-Defined Networking: SDN
NFV
QoS: quality of service
HSRP
VRRP
IS-IS
LACP
IEEE 802.1X: 802.1X
STP: spanning tree protocol
WPA2
ARINC 429
MIL-STD-1553
Automotive SPICE: ASPICE
IPC-A-610
DO-254
EN 50128
IPMI
Redfish
X.509
PGP: GPG
AES
RSA Encryption
Matter Protocol
`;
