const run = 'npm run school --'

/** The help of each command: its purpose, its usage and an example. */
export const help = {
  'create-admin': {
    summary: 'makes an administrator, and a link to set the password',
    text: `Makes an administrator without a password and prints a link that sets one; it works once, for 30 minutes.
In a school without units this founds it, with that unit and the seven tribes; an embedded database that was
founded so is not filled with the demonstration school.

  --name NAME        the person's name
  --email E-MAIL     what they sign in with
  --unit NAME        their unit; the oldest without it; the first of a new school
  --time-zone ZONE   of the first unit, such as America/Manaus (America/Sao_Paulo without it)
  --profile PROFILE  STUDENT, TEACHER or AUTODIDACT (TEACHER without it)
  --promote          the e-mail has an account already: make it an administrator's.
                     An account that has no password yet gets a new link.

Example:
  ${run} create-admin --name "Ana Souza" --email ana@example.com --unit "Centro"`,
  },
  enrol: {
    summary: 'reads the codes for first access from a CSV file',
    text: `Reads codes from a CSV file: all of them, or none where a line is not right. A file can be read again.

  --dry-run  checks everything and says what would happen, without writing
  --update   changes codes that are there with other data, as long as nobody has used them
  --zeros    gives CPFs the zeros back that a spreadsheet took from their begin

A file is read as spreadsheets save it: with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252. The first
line names the columns, in any order, in English or Portuguese; other columns count for nothing:
  code     codigo   may be empty or missing: one is made that nobody guesses; else 5 to 40 characters
  profile  perfil   student, teacher or autodidact (aluno, professor, autodidata)
  unit     unidade  the name of a unit; list-units shows them
  tribe    tribo    the name of a tribe; only students need one
  name     nome     the person's name
  e-mail   email    teachers need one; where it is given, the code works with this e-mail alone
  birthday nascimento may be empty or missing; without an e-mail it is asked beside the code
  cpf               may be empty or missing; without both, its last four digits are asked
  chapter  capitulo the number of the chapter to start at; may be empty or missing: the first

Example:
  ${run} enrol codes.csv --dry-run

  code,profile,unit,tribe,name,cpf,e-mail
  KEY-2041,student,Centro,Lantern,Rui Prado,529.982.247-25,rui@example.com`,
  },
  'add-unit': {
    summary: 'adds a unit of the school',
    text: `Adds a unit of the school.

  --name NAME       as people see it
  --time-zone ZONE  such as America/Manaus (America/Sao_Paulo without it); dates are shown in it

Example:
  ${run} add-unit --name "Manaus Centro" --time-zone America/Manaus`,
  },
  'list-units': {
    summary: 'lists the units with their people and free codes',
    text: `Lists the units: name, time zone, how many people belong to them, how many codes are free.

Example:
  ${run} list-units`,
  },
  recount: {
    summary: 'rebuilds the figures that are kept instead of counted',
    text: `Compares every counter (balances, fortunes of tribes, unread notifications, ...) with the rows that it
counts, and rebuilds those that differ. It may run while the school does, and after rows were changed by hand.
The server does the same once a day, and logs what differed.

  --check  says what differs, the first rows of each, without writing

Example:
  ${run} recount --check`,
  },
  'move-files': {
    summary: 'copies the files to another folder or object store',
    text: `Copies every file of one storage to another: pictures, recordings, films, downloads. A file that is there
with the same content is left alone, each copy is compared by its hash, and nothing is deleted at the source.
After an interruption run it again: it goes on from there. It needs no database, and the server may run;
what people send meanwhile comes along with another run after the server was started with the new STORAGE_URL.

  FROM TO  addresses as in STORAGE_URL: file:///folder, or s3://bucket?endpoint=...&region=...
           Quote them: & has a meaning of its own on the command line. Credentials of both come from
           AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.

Example:
  ${run} move-files file:///srv/house/files "s3://house?endpoint=https://s3.example.com"`,
  },
  backup: {
    summary: 'copies the whole school into a new directory, while it runs',
    text: `Copies the database and the files into a new directory, as the database is at one moment. The server may run.
The directory is called DIRECTORY.partial until it is whole; an interrupted backup is begun anew. It holds all that the
school knows of its people, and the secret that signs addresses of files: only its owner can read it. Keep it so.

Exit code 0: the backup is whole. Files that rows name and that were not there are listed.

Example:
  ${run} backup /backup/house-2026-03-02`,
  },
  'check-backup': {
    summary: 'restores a backup into an empty place, compares it and deletes it',
    text: `Checks every hash of a backup, restores its database into a temporary place, compares counts and hashes, and
deletes the place. The school is not touched.

Example:
  ${run} check-backup /backup/house-2026-03-02`,
  },
  restore: {
    summary: 'fills an empty database and storage from a backup',
    text: `Restores a backup into the database and the storage of the settings (DATABASE_URL, or DATA_DIR; STORAGE_URL).
Both must be empty, and no server may run. Hashes are checked before anything is written and again after; a backup of an
older version is brought up to date. Interrupted, it leaves the database empty, and can be run again.
People who were signed in at the time of the backup are again. Jobs that waited, mails among them, wait again: those that
the old server has done since the backup are done twice.

Example:
  ${run} restore /backup/house-2026-03-02`,
  },
  'move-to-postgres': {
    summary: 'moves the embedded database to an empty PostgreSQL database',
    text: `Copies the embedded database in DATA_DIR to an empty PostgreSQL database (15 or newer), compares counts and
hashes, and says which settings the server needs from then on. The server must be stopped; people stay signed in, jobs
that wait go along. The embedded database and the files stay as and where they are.

Example:
  ${run} move-to-postgres postgres://house:secret@localhost:5432/house`,
  },
} as const

export type CommandName = keyof typeof help
export const commandNames = Object.keys(help).filter((name): name is CommandName => name in help)

const width = Math.max(...commandNames.map(({ length }) => length)) + 2

/** The output of `help`. */
export const overview = `The school's tools, for the database that the server uses (.env, DATA_DIR, DATABASE_URL).
The tables are brought up to date first. Stop a server on the embedded database before, except for a backup.

${commandNames.map((name) => `  ${name.padEnd(width)}${help[name].summary}`).join('\n')}

\`${run} <command> --help\` says more.
Example:
  ${run} create-admin --name "Ana Souza" --email ana@example.com --unit "Centro"`
