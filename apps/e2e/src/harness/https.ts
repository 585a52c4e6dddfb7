import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createServer } from 'node:tls'

/** Signed by itself, for 127.0.0.1 in tests alone: Node has no function that makes a certificate. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUCJtS/bkYfRUMI/6sYI1JkXHys6YwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNzIyMzc0NloYDzIxMjYxMTAz
MjIzNzQ2WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARkB8upC0xCnqj65zl88QCbABZ+67lzrfXy/JRijhAtVrlDO6kCTxo6
xErICNoETJUSH5odWyeey8ig3WdXStTxo2QwYjAdBgNVHQ4EFgQUmUVglYLcIbcE
TFSGGPsRxueAqHswHwYDVR0jBBgwFoAUmUVglYLcIbcETFSGGPsRxueAqHswDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IQDsMkYqpfaJuHbIpXy9Lyo4PPNK11lkOnfLafAtIurv7AIgddIteVs+Lhv2imSw
yes4SPu7MBSanIZKTO8AUQ2BRis=
-----END CERTIFICATE-----`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgCd0ri03aAE0Lbz3F
lGIdflE+lq+m3RrAfQf9lflo5fWhRANCAARkB8upC0xCnqj65zl88QCbABZ+67lz
rfXy/JRijhAtVrlDO6kCTxo6xErICNoETJUSH5odWyeey8ig3WdXStTx
-----END PRIVATE KEY-----`

const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })

/** The argument by which Chromium takes the certificate for a valid one. */
export const trustCertificate = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`

/** Ends TLS before a server, as the proxy of a school on the street does. */
export async function startTlsProxy(url: string): Promise<{ url: string } & AsyncDisposable> {
  const { hostname, port } = new URL(url)
  const proxy = createServer({ cert, key }, (socket) => {
    const onward = connect(Number(port), hostname)
    socket.on('error', () => onward.destroy()).on('close', () => onward.destroy())
    onward.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.pipe(onward).pipe(socket)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.')
  return {
    url: `https://127.0.0.1:${address.port}`,
    // Its connections end with those of the browser.
    [Symbol.asyncDispose]: async () => {
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
