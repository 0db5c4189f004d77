/**
 * Hosts in all spellings of URLs (without a port) that are loopback, private, a cloud's metadata service, or reserved.
 * The host names among them resolve to an address only if the name server in use has one for them.
 */
export const PRIVATE_HOSTS: readonly string[] = [
  // Loopback, in every way the URL standard reads IPv4.
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '127.0.0.1.', '2130706433', '0x7f000001', '0x7F.1'],
  ...['017700000001', '0177.0.0.1', '0x7f.0x0.0x0.0x1', '0300.0250.0.1', '%31%32%37.0.0.1', '１２７.０.０.１'],
  ...['①②⑦.⓪.⓪.①', '127。0。0。1', '0', '0x0', '0.0.0.0', '0.1.2.3'],
  ...['[::1]', '[0:0:0:0:0:0:0:1]', '[::]', '[0000::0001]'],
  // IPv4 in IPv6: mapped, compatible, translated, NAT64, 6to4, Teredo.
  ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:10.0.0.1]', '[::127.0.0.1]', '[::ffff:0:127.0.0.1]'],
  ...['[64:ff9b::127.0.0.1]', '[64:ff9b::a9fe:a9fe]', '[64:ff9b:1::1]', '[2002:7f00:1::]', '[2002:a9fe:a9fe::1]'],
  '[2001:0:7f00:1::]',
  // Metadata services.
  ...['169.254.169.254', '2852039166', '0xA9FEA9FE', '0251.0376.0251.0376', '169.254.43518', '169.254.170.2'],
  ...['100.100.100.200', '192.0.0.192', '168.63.129.16', '[fd00:ec2::254]', '[::ffff:169.254.169.254]'],
  // Private networks, link-local, carrier-grade NAT, benchmarks, documentation, multicast, reserved.
  ...['10.0.0.1', '10.1', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.257', '0xc0a80001', '100.64.0.1'],
  ...['169.254.1.1', '198.18.0.1', '198.19.255.255', '192.0.2.1', '198.51.100.1', '203.0.113.1', '192.88.99.1'],
  ...['224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255', '4294967295'],
  ...['[fe80::1]', '[fec0::1]', '[fc00::1]', '[fdff::1]', '[ff02::1]', '[100::1]', '[2001:db8::1]', '[2001:2::1]'],
  ...['[3fff::1]', '[5f00::1]', '[4000::1]', '[1::1]'],
  // Names.
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'ip6-localhost', 'localtest.me', '127.0.0.1.nip.io'],
  ...['metadata.google.internal', 'host.docker.internal', 'kubernetes.default.svc', 'redis', 'printer.local'],
];

/** URLs of other schemes that read files, run scripts or contain a document, and invalid URLs. */
const OTHER_SCHEMES: readonly string[] = [
  ...['file:///etc/passwd', 'file://localhost/etc/hosts', 'FILE:/proc/self/environ', 'view-source:file:///etc/passwd'],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'vbscript:msgbox(1)',
  ],
  'data:text/html,<script>fetch("//127.0.0.1")</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  ...['about:blank', 'chrome://settings', 'blob:https://images.test/1', 'filesystem:http://images.test/temporary/1'],
  ...['https://', 'https:///', '//', 'not an address', '"><img src=x onerror=alert(1)>', ''],
];

/** Returns URLs that a renderer must never request: loopback at the given port, private networks, and other schemes. */
export function createHostileUrls(port: number): readonly string[] {
  const portSuffix = `:${String(port)}`;
  const loopback = `127.0.0.1${portSuffix}`;
  return [
    ...PRIVATE_HOSTS.flatMap((host) => [`http://${host}${portSuffix}/x.png`, `https://${host}${portSuffix}/x.png`]),
    ...PRIVATE_HOSTS.map((host) => `https://${host}/x.png`),
    ...['ws', 'wss', 'ftp', 'gopher', 'dict'].map((scheme) => `${scheme}://${loopback}/x`),
    ...[
      `//${loopback}/x.png`,
      `\\\\${loopback}\\x.png`,
      `https:\\\\${loopback}\\x.png`,
      `https:${loopback}/x.png`,
      `///${loopback}/x`,
    ],
    ...[
      `https://images.test@${loopback}/x.png`,
      `https://images.test:secret@${loopback}/x.png`,
      `https://${loopback}#@images.test/`,
    ],
    ...[`http://${loopback}/?q="'><script>alert(1)</script>`, `http://${loopback}/);background:url(//${loopback}/y`],
    `http://${loopback}/${'long'.repeat(480)}`,
    ...OTHER_SCHEMES,
  ];
}
