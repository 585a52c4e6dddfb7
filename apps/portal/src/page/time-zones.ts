/** The time zones of Brazil, those with the most people first. */
const ofBrazil = [
  'America/Sao_Paulo',
  'America/Bahia',
  'America/Fortaleza',
  'America/Recife',
  'America/Maceio',
  'America/Belem',
  'America/Manaus',
  'America/Cuiaba',
  'America/Campo_Grande',
  'America/Araguaina',
  'America/Porto_Velho',
  'America/Boa_Vista',
  'America/Rio_Branco',
  'America/Noronha',
]

/** Every time zone that the browser knows by its IANA name, those of Brazil first. */
export const timeZones = (): string[] => Array.from(new Set([...ofBrazil, ...Intl.supportedValuesOf('timeZone')]))

/** How far a time zone is from UTC at an instant: `GMT-03:00`. */
export function offsetOf(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
