import { SMTPServer } from 'smtp-server'

type Behaviour = 'take' | 'refuse' | 'break'

/** Decodes the transfer encoding of a mail part. */
function decode(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

function read(raw: string) {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw) ?? []
  const parts = raw.split(`--${boundary}`)
  const partOf = (type: string) => decode(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim()
  return { header, text: partOf('text/plain'), html: partOf('text/html') }
}

/** A real SMTP server that follows a list of behaviours, one per mail, and accepts the rest. */
export async function openSmtp() {
  let behaviours: Behaviour[] = []
  const taken: (ReturnType<typeof read> & { recipients: string[] })[] = []
  let tries = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const behaviour = behaviours.shift() ?? 'take'
      tries += 1
      let raw = ''
      stream.setEncoding('latin1')
      stream.on('data', (chunk: string) => (raw += chunk))
      stream.on('end', () => {
        if (behaviour === 'refuse') return done(Object.assign(new Error('Come back later'), { responseCode: 451 }))
        taken.push({ ...read(raw), recipients: envelope.rcptTo.map(({ address }) => address) })
        if (behaviour === 'take') return done()
        // The mail was accepted, but the client gets no response.
        for (const connection of server.connections) connection.close()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    tries: () => tries,
    /** Sets the behaviours for the next mails and clears the recorded ones. */
    expect: (...next: Behaviour[]) => {
      behaviours = next
      taken.length = 0
      tries = 0
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
