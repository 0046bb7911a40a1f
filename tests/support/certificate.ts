/**
 * A self-signed certificate for localhost, valid for 100 years, for the mail servers of tests. The key is not secret.
 */
export const testCertificate = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUUFo3Jn+LslYEdDMKS9q5CO3AycIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTEzMDcwNloYDzIxMjYxMDI4
MTMwNzA2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQsCToaz/yjckXcN/7nVzGySeRhUpKmR1FhEXJEe+8nHkByZzI2R9Mh
maCCfrLzCg/ppuk8V8CGFuh/IQFdu4Vfo28wbTAdBgNVHQ4EFgQUCt2rsJB8NwUK
UvygpmpfFzVECGMwHwYDVR0jBBgwFoAUCt2rsJB8NwUKUvygpmpfFzVECGMwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhALK1jiSl1A1rm5BUInYSz/FVDaRtGYu/Atneni1kfUnWAiAL
cl1gKcz0miL14X7ESj2VLKLuwJDH/3qz2/6uDpHfbQ==
-----END CERTIFICATE-----`

export const testKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHyE98pZB3dPYLYp3
WISxThdlL95HjmQ0Nnrvpk4hemShRANCAAQsCToaz/yjckXcN/7nVzGySeRhUpKm
R1FhEXJEe+8nHkByZzI2R9MhmaCCfrLzCg/ppuk8V8CGFuh/IQFdu4Vf
-----END PRIVATE KEY-----`
