/**
 * The key of a self-signed certificate for the hosts of feeds, valid until 2120. For tests only: the key is public.
 * Created with openssl, since Node cannot sign certificates.
 */
export const FEEDS_TEST_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgXSVGbhxKjxqqfw0n
phBRBl12wD72RVZ9spiqPfnee0OhRANCAAQJY/7JhJYiZyt8I8b7aPjZxRL0ym5k
JS608kk9ylupRz9FuIh4Oihf/nYVkvC9J7DBcsL/EyXxhlZW+VxzsEz9
-----END PRIVATE KEY-----
`;

/** The certificate, which is its own authority. */
export const FEEDS_TEST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIB0DCCAXWgAwIBAgIBATAKBggqhkjOPQQDAjAVMRMwEQYDVQQDDApmZWVkcy50
ZXN0MCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAVMRMwEQYDVQQD
DApmZWVkcy50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAECWP+yYSWImcr
fCPG+2j42cUS9MpuZCUutPJJPcpbqUc/RbiIeDooX/52FZLwvSewwXLC/xMl8YZW
Vvlcc7BM/aOBszCBsDB+BgNVHREEdzB1ggpmZWVkcy50ZXN0ggpvdGhlci50ZXN0
ghhib2FyZHMtYXBpLmdyZWVuaG91c2UuaW+CDGFwaS5sZXZlci5jb4IPYXBpLmV1
LmxldmVyLmNvgg9hcGkuYXNoYnlocS5jb22CEXd3dy5hcmJlaXRub3cuY29tMA8G
A1UdEwEB/wQFMAMBAf8wHQYDVR0OBBYEFKci7q6VMhzYa7ttNNnmapqOfhq3MAoG
CCqGSM49BAMCA0kAMEYCIQDJYXIfXnneENdcqTezcEAZWNUkLnpPQdfajJs62Yfx
5AIhAN0K8bQux5Xd/GlYPGMIzosWf9hfj0JU0/U3K+R+Hv8A
-----END CERTIFICATE-----
`;
