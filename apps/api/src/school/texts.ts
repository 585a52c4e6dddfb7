const run = 'npm run school --'
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')
const none = 'there are none yet; create-admin founds the school, add-unit adds a unit'

/** Every message of the tool, except for its help. */
export const texts = {
  unknownCommand: (name: string) => `There is no command "${name}". \`${run} help\` lists them.`,
  unexpected: (argument: string) => `"${argument}" is not expected here. Texts with spaces stand in quotation marks.`,
  seeHelp: (name: string) => `\`${run} ${name} --help\` says how it is used.`,
  missing: (option: string) => `--${option} is missing.`,
  missingFile: 'The name of the file is missing.',
  email: '--email is not an e-mail address.',
  profile: (known: readonly string[]) => `--profile is one of ${known.join(', ')}.`,
  timeZone: (given: string) =>
    `"${given}" is no time zone. Examples: America/Sao_Paulo, America/Manaus, Europe/Lisbon.`,
  full: 'The disk is nearly full. Make room first: the database must not meet its end.',

  storageMissing: (which: string) => `The ${which} address is missing.`,
  storageWrong: (which: string, reason: string) => `The ${which} address is not right: ${reason}.`,
  sameStorage: 'Both addresses are the same.',
  noFolder: (address: string) => `There is no folder ${address}.`,
  filesSoFar: (copied: number, unchanged: number) => `${copied} copied, ${unchanged} there already ...`,
  filesMoved: (copied: number, unchanged: number, bytes: number) =>
    `${copied} ${copied === 1 ? 'file' : 'files'} copied (${(bytes / 1e6).toFixed(1)} MB), ${unchanged} there already.`,
  filesStopped: (reason: string) => `Stopped: ${reason} Run it again to go on from there.`,

  foundingUnit: 'The school has no unit yet: name its first with --unit.',
  unitThere: (name: string) => `There is a unit "${name}" already.`,
  unitUnknown: (name: string, known: readonly string[]) => `There is no unit "${name}"; ${texts.known(known)}.`,
  unitArchived: (name: string) => `The unit "${name}" is archived: it takes no new people and codes.`,
  archivedLine: (line: string) => `${line} | archived`,
  zoneOfKnownUnit: '--time-zone is for the first unit alone; add-unit takes it for others.',
  unitAdded: (name: string, zone: string) => `Added the unit "${name}" (${zone}).`,
  noUnits: `No units; ${none}.`,
  unitLine: (name: string, zone: string, people: number, codes: number) =>
    `${name} | ${zone} | people: ${people} | free codes: ${codes}`,

  counterRight: (name: string) => `${name} is right.`,
  counterWrong: (name: string) => `${name} differs:`,
  counterRebuilt: (name: string) => `${name} differed and was rebuilt:`,
  drift: (row: string, counted: number, actual: number) => `  ${row}: ${counted} instead of ${actual}`,

  emailThere: (email: string, name: string) =>
    `${email} is there already: ${name}. With --promote this account becomes an administrator's.`,
  emailAbsent: (email: string) => `Nobody has the e-mail ${email}; without --promote the account is made.`,
  founded: (unit: string) => `Founded the school with its unit "${unit}" and the seven tribes.`,
  adminMade: (name: string, unit: string) => `${name} is an administrator now, in the unit "${unit}".`,
  promoted: (name: string, email: string) => `${name} (${email}) is an administrator now.`,
  link: (link: string, minutes: number) =>
    `Whoever opens this link within ${minutes} minutes sets the password:\n${link}`,

  known: (names: readonly string[]) => (names.length > 0 ? `known are ${quoted(names)}` : none),
  fileMissing: (path: string) => `There is no file ${path}.`,
  fileUnreadable: (path: string, reason: string) => `${path} cannot be read: ${reason}.`,
  binary: 'The file is no text: save the table as CSV, in Excel as "CSV UTF-8".',
  letters:
    'the letters are written in a way that is not known, so accents would be spoilt; save the file again: in Excel as "CSV UTF-8", elsewhere with the character set UTF-8',
  empty: 'The file has no rows. Its first line names the columns, every other line is a code.',
  columnUnknown: (name: string) =>
    `column "${name}" is not known; known are code, profile, unit, tribe, name, cpf, e-mail, birthday, chapter`,
  columnTwice: (name: string) => `column "${name}" stands there twice`,
  columnMissing: (name: string) => `column "${name}" is missing`,
  line: (line: number, what: string) => `line ${line}: ${what}`,
  quotes: 'a quotation mark is not closed, or stands inside a text without being doubled',
  tooMany: (most: string) => `a file may have ${most} people, and one more stands here`,
  manyCells: (most: string) => `more than ${most} cells in a line`,
  tooMuch: (most: string) => `more than ${most} cells up to this line`,
  longCell: (most: string) => `a cell of more than ${most} characters; perhaps a quotation mark is missing`,
  wide: (cells: string, columns: string) => `${cells} values where the first line names ${columns} columns`,
  absent: (column: string) => `${column} is missing`,
  codeLength: (code: string, min: number, max: number) => `code "${code}" needs ${min} to ${max} characters`,
  unprintable: (column: string) => `${column} has a line break or another sign that cannot be shown`,
  nameLong: (most: number) => `name has more than ${most} characters`,
  profileUnknown: (given: string, known: readonly string[]) => `profile "${given}" is not known; ${texts.known(known)}`,
  placeUnknown: (what: string, given: string, known: readonly string[]) =>
    `${what} "${given}" is not known; ${texts.known(known)}`,
  unitClosed: 'unit is archived: it takes no new codes',
  cpf: (given: string) => `cpf "${given}" has wrong check digits`,
  cpfLength: (given: string, digits: number) =>
    `cpf "${given}" has ${digits} digits where 11 are needed; spreadsheets drop zeros at the start`,
  cpfZeros: (given: string, whole: string) =>
    `cpf "${given}" lost zeros at its begin, as ${whole} does in a spreadsheet; --zeros adds them`,
  rounded: (given: string) =>
    `"${given}" is a number that the spreadsheet rounded; format the column as text, and write it again`,
  notTaken: (headings: readonly string[]) =>
    `${headings.length === 1 ? 'This column is' : 'These columns are'} not known and count for nothing: ${quoted(headings)}`,
  guessed: 'The file does not name its encoding: it was read as Windows-1252. Look whether accents are right.',
  zerosAdded: (count: number) => `${count === 1 ? '1 CPF' : `${count} CPFs`} got zeros at the begin.`,
  emailWrong: (given: string) => `e-mail "${given}" is not valid`,
  birthday: (given: string) => `birthday "${given}" is no day like 17/08/1994 or 1994-08-17`,
  emailNeeded: 'e-mail is missing: a teacher registers with the one that the school has noted',
  shortCodes: (count: number) =>
    `${count === 1 ? '1 code is' : `${count} codes are`} short enough to be guessed. Leave the code empty, and the school makes one of 13 letters and digits.`,
  codesMade: (codes: readonly string[]) => `Codes that were made:\n${codes.join('\n')}`,
  codeMade: (line: number, name: string, code: string) => `line ${line}: ${code} ${name}`,
  twice: (code: string, line: string) => `code "${code}" stands in line ${line} too`,
  used: (code: string) => `code "${code}" was used already, with other data; it cannot change any more`,
  differs: (code: string, columns: readonly string[]) =>
    `code "${code}" is there with another ${columns.join(', ')}; --update changes it`,
  refused: (count: number) => `Nothing was written: ${count === 1 ? '1 line is' : `${count} lines are`} not right.`,
  counts: (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  dryRun: 'This was a dry run: nothing was written.',
}
