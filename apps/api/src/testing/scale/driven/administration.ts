import type { Row } from './row.ts'

/** People, the desk of the store, and the course as those see it who write it. */
export const administrationRows = {
  people: (p) => [
    { as: p.administrator },
    { as: p.administrator, query: { page: 20 } },
    { as: p.administrator, query: { term: 'ana' } },
    { as: p.administrator, query: { term: 'ana souza' } },
    { as: p.administrator, query: { term: `person-${p.student(7)}@scale.example.com` } },
    { as: p.administrator, query: { sort: '-created_at' } },
    { as: p.administrator, query: { unity_id: p.unit } },
    { as: p.administrator, query: { tribe_id: 2 } },
    { as: p.administrator, query: { state: 'INVITED' } },
    { as: p.administrator, query: { profile: 'TEACHER' } },
    { as: p.administrator, query: { duty: 'DESK' } },
  ],
  peopleTribes: (p) => ({ as: p.administrator }),
  person: (p) => ({ as: p.administrator, params: { id: p.student(17) } }),
  changePerson: (p, told) => ({
    as: p.administrator,
    params: { id: p.student(17) },
    body: {
      name: 'Another Name',
      profile: 'STUDENT',
      admin: false,
      unity_id: p.unit,
      tribe_id: 3,
      version: told('person').version,
    },
  }),
  changeDuties: (p, told) => ({
    as: p.administrator,
    params: { id: p.student(17) },
    body: { duties: [{ duty: 'CONTENT', unity_id: null }], version: told('person').duties_version },
  }),
  disablePerson: (p) => ({ as: p.administrator, params: { id: p.student(18) } }),
  enablePerson: (p) => ({ as: p.administrator, params: { id: p.student(18) } }),
  enrolPeople: (p) => ({
    as: p.administrator,
    file: {
      name: 'people.csv',
      type: 'text/csv',
      content: `code,profile,unit,tribe,name,cpf,e-mail\nNEW-${p.unit}-1,student,Unit ${p.unit},Foxes,Rui Alves,,rui-${p.unit}@scale.example.com\n`,
    },
  }),
  imports: (p) => ({ as: p.administrator, query: { kind: 'PEOPLE' } }),
  import: { left: 'imports are read by their key, and kept for a week' },
  welcomePeople: (p) => ({ as: p.administrator, body: { codes: [`NEW-${p.unit}-1`], language: 'en' } }),
  failures: (p) => [{ as: p.administrator }, { as: p.administrator, query: { of: 'JOBS' } }],
  courseFindings: (p) => ({ as: p.administrator }),
  deskOrders: (p) => [
    { as: p.administrator },
    { as: p.administrator, query: { status: 'RESERVED' } },
    { as: p.administrator, query: { unity_id: p.unit } },
    { as: p.administrator, query: { code: 'X0001' } },
    { as: p.administrator, query: { product_id: 2 } },
    { as: p.helper },
    { as: p.helper, query: { status: 'RESERVED' } },
  ],
  deskFacets: (p) => ({ as: p.administrator }),
  handOrder: (p, told) => ({ as: p.administrator, params: { id: told('deskOrders').content[0].id } }),
  refundOrder: (p, told) => ({
    as: p.administrator,
    params: { id: told('deskOrders').content[0].id },
    body: { reason: 'It was broken.' },
  }),
  replaceSegment: { left: 'partners are written by hand, and few' },
  courseTree: (p) => ({ as: p.administrator, query: { book_id: 1 } }),
  courseImpact: (p) => ({
    as: p.administrator,
    body: { steps: [{ action: 'CHANGE', entity: 'chapters', id: 20, version: 1, fields: { name: 'Another' } }] },
  }),
  courseSteps: (p) => ({
    as: p.administrator,
    body: {
      press: p.unique('changes'),
      steps: [{ action: 'CREATE', entity: 'chapters', parent_id: 3, as: -1, fields: { name: 'New', position: 99 } }],
    },
  }),
  courseCheck: (p) => ({ as: p.administrator, params: { id: 3 } }),
  coursePaste: (p) => ({
    as: p.administrator,
    body: { press: p.unique('pastes'), parent: { entity: 'books', id: 3 }, text: 'A pasted chapter', dry_run: true },
  }),
  exportExercises: (p) => [
    { as: p.administrator, query: { format: 'GIFT', topic_id: 2 } },
    { as: p.administrator, query: { format: 'GIFT', sample: true } },
  ],
  importExercises: (p, told) => ({
    as: p.administrator,
    query: { format: 'GIFT', topic_id: 150 },
    file: { name: 'exercises.gift', type: 'text/plain', content: String(told('exportExercises')) },
  }),
  tryExercise: { left: 'it marks a draft that is sent, without the database' },
  openAttempts: (p) => ({ as: p.administrator, params: { id: 7 } }),
} satisfies Record<string, Row>
