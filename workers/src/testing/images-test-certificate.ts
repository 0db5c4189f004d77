/**
 * The key of a self-signed certificate for images.test, valid until 2120. For tests only: the key is public, and
 * `.test` is a reserved domain (RFC 2606). Created with openssl, since Node cannot sign certificates.
 */
export const IMAGES_TEST_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRC/tICfK//iCOmpS
jO8DZkBJA76wjADD9p1C5JLFz3+hRANCAAR91EbEKUlBYHI8OnvK+eku/m+uS162
XysASfSK0Q5cAlkUTYFPnRFIhBeDMZcoD2hZgqB4b/IjO4fRFRmEOSR2
-----END PRIVATE KEY-----
`;

/** The certificate, which is its own authority. */
export const IMAGES_TEST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBaDCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtpbWFnZXMu
dGVzdDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFjEUMBIGA1UE
AwwLaW1hZ2VzLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR91EbEKUlB
YHI8OnvK+eku/m+uS162XysASfSK0Q5cAlkUTYFPnRFIhBeDMZcoD2hZgqB4b/Ij
O4fRFRmEOSR2o0owSDAWBgNVHREEDzANggtpbWFnZXMudGVzdDAPBgNVHRMBAf8E
BTADAQH/MB0GA1UdDgQWBBSC8QDbBXkEXFq94F5Gn6J8QDMHNDAKBggqhkjOPQQD
AgNJADBGAiEAwWRrZ21mte5qzYkpJCEFBGtJY+oq7GSzhkNtKLqyYnwCIQDdVkp3
u8cJADJNOp8cBLclcm9yoQOLegh6iDUeqd+lWw==
-----END CERTIFICATE-----
`;
