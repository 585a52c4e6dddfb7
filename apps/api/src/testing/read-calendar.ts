/** A parser of iCalendar that shares no code with the serializer: RFC 5545, sections 3.1 and 3.3. */

const unescaped: Record<string, string> = { n: '\n', N: '\n' }

/** Unfolds the lines of a calendar; throws where they break a rule. */
function unfold(calendar: string): string[] {
  if (!calendar.endsWith('\r\n')) throw new Error('The last line has no end.')
  const folded = calendar.slice(0, -2).split('\r\n')
  for (const line of folded) {
    if (/[\r\n]/.test(line)) throw new Error(`A line ends otherwise than by CRLF: ${line}`)
    if (Buffer.byteLength(line) > 75) throw new Error(`A line has more than 75 octets: ${line}`)
    if (line.includes('\u{FFFD}') || !line.isWellFormed()) throw new Error(`A sign is torn apart: ${line}`)
  }
  return folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
}

/** Parses an instant in UTC, YYYYMMDDTHHMMSSZ. */
function readInstant(text: string): Date {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)
  if (!parts) throw new Error(`Not an instant in UTC: ${text}`)
  const [, year, month, day, hour, minute, second] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** Unescapes a text value. */
const readText = (value: string) => {
  if (/(?<!\\)(?:\\\\)*(?:[;,]|\\[^\\;,nN])/.test(value)) throw new Error(`Not escaped: ${value}`)
  return value.replaceAll(/\\(.)/g, (_, sign: string) => unescaped[sign] ?? sign)
}

interface Property {
  name: string
  value: string
  /** Its parameters by name (RFC 5545, section 3.2). */
  parameters: Record<string, string>
}

const parameter = /;([A-Z-]+)=("[^"]*"|[^";:,]*)/y

/** Undoes the escapes of a parameter's value (RFC 6868). */
const readParameter = (value: string) =>
  value.replaceAll(/^"|"$/g, '').replaceAll(/\^(['n^])/g, (_, sign: string) => ({ "'": '"', n: '\n' })[sign] ?? sign)

function readProperty(line: string): Property {
  const [name = ''] = /^[A-Z-]+/.exec(line) ?? []
  const parameters: Record<string, string> = {}
  let end = (parameter.lastIndex = name.length)
  for (let found = parameter.exec(line); found; found = parameter.exec(line)) {
    parameters[found[1] ?? ''] = readParameter(found[2] ?? '')
    end = parameter.lastIndex
  }
  if (!name || line[end] !== ':') throw new Error(`Not a line of a calendar: ${line}`)
  return { name, parameters, value: line.slice(end + 1) }
}

/** Who is invited to an event. */
const readAttendee = ({ value, parameters: { CN, PARTSTAT, RSVP } }: Property) => ({
  address: value.replace(/^mailto:/i, ''),
  name: CN,
  answer: PARTSTAT,
  asked: RSVP,
})

/** Returns the events of a calendar, in order, and its own properties. */
export function readCalendar(calendar: string) {
  const lines = unfold(calendar).map(readProperty)
  const [begin, end] = [lines[0], lines.at(-1)].map((line) => `${line?.name}:${line?.value}`)
  if (begin !== 'BEGIN:VCALENDAR' || end !== 'END:VCALENDAR') throw new Error('Not a calendar.')
  const own = new Map<string, string>()
  const events: { properties: Map<string, string>; attendees: ReturnType<typeof readAttendee>[] }[] = []
  let current = own
  for (const line of lines.slice(1, -1)) {
    const { name, value } = line
    if (name === 'BEGIN') events.push({ properties: (current = new Map()), attendees: [] })
    else if (name === 'END') current = own
    else if (name === 'ATTENDEE') events.at(-1)?.attendees.push(readAttendee(line))
    else if (current.has(name)) throw new Error(`${name} stands there twice.`)
    else current.set(name, value)
  }
  return {
    lines: Object.fromEntries(own),
    events: events.map(({ properties: event, attendees }) => ({
      uid: event.get('UID'),
      sequence: Number(event.get('SEQUENCE')),
      stamp: readInstant(event.get('DTSTAMP') ?? ''),
      changed: event.get('LAST-MODIFIED'),
      start: readInstant(event.get('DTSTART') ?? ''),
      end: readInstant(event.get('DTEND') ?? ''),
      summary: readText(event.get('SUMMARY') ?? ''),
      location: readText(event.get('LOCATION') ?? ''),
      description: readText(event.get('DESCRIPTION') ?? ''),
      url: event.get('URL'),
      status: event.get('STATUS'),
      organizer: event.get('ORGANIZER'),
      attendees,
      isRepeated: event.has('RRULE') || event.has('RDATE'),
    })),
  }
}
