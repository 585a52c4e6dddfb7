import { SMTPServer } from 'smtp-server'

type Behaviour = 'take' | 'refuse' | 'break' | 'hang' | 'unknown'

/** Decodes the transfer encoding of a mail part. */
function decode(head: string, body: string): string {
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

interface Part {
  /** The media type with its parameters. */
  type: string
  disposition: string
  text: string
  /** The media type of what it is a part of. */
  within: string
}

const headerOf = (head: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim()

/** The parts of a mail that have no parts themselves, in order (RFC 2046). */
function partsOf(raw: string, within = ''): Part[] {
  const [folded = '', ...rest] = raw.split('\r\n\r\n')
  const head = folded.replaceAll(/\r\n[ \t]+/g, ' ')
  const body = rest.join('\r\n\r\n')
  const type = headerOf(head, 'Content-Type') ?? ''
  const [, media = '', boundary] = /^(multipart\/\w+);.*boundary="([^"]+)"/.exec(type) ?? []
  if (!boundary) {
    const disposition = headerOf(head, 'Content-Disposition') ?? ''
    return [{ type, disposition, text: decode(head, body.replace(/\r\n$/, '')), within }]
  }
  const [content = ''] = body.split(`--${boundary}--`)
  const parts = content.split(`--${boundary}\r\n`).slice(1)
  return parts.flatMap((part) => partsOf(part, media))
}

function read(raw: string) {
  const parts = partsOf(raw)
  const textOf = (type: string) => parts.find((part) => part.type.startsWith(type))?.text ?? ''
  const header = (name: string) => headerOf(raw, name)
  return { header, parts, text: textOf('text/plain'), html: textOf('text/html') }
}

/** A real SMTP server that follows a list of behaviours, one per mail, and accepts the rest. */
export async function openSmtp() {
  let behaviours: Behaviour[] = []
  const taken: (ReturnType<typeof read> & { recipients: string[] })[] = []
  let tries = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo(_, __, done) {
      if (behaviours[0] !== 'unknown') return done()
      behaviours.shift()
      done(Object.assign(new Error('Who is that?'), { responseCode: 550 }))
    },
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
        if (behaviour === 'hang') return
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
