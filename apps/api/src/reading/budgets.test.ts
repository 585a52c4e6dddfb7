import { exchangeLimits, limits } from '@the-house/domain'
import { expect, it } from 'vitest'
import { readText } from '../areas/exercise-exchange/read-file.ts'
import { readCsv } from '../school/enrol/read-csv.ts'
import { budgets } from './budget.ts'

/** What every file goes on with that breaks a budget; read on, it would be told of first. */
const broken = '"no end'
const { rows, cells, allCells, characters, depth, elements } = budgets.exercises
const emptyLines = allCells / 10
const question = '::t:: q {=a}\n\n'
const essay = '<question type="essay"/>\n'

it.each([
  ['CSV', 'rows', `type,title\n${'OPEN_ANSWER,a\n'.repeat(rows + 1)}${broken}`, 'file.many', rows + 2, rows],
  ['CSV', 'cells of a row', `type,title\nOPEN_ANSWER${',a'.repeat(cells)}\n${broken}`, 'file.cells', 2, cells],
  ['CSV', 'cells of a header', `${','.repeat(cells)}\n${broken}`, 'file.cells', 1, cells],
  ['CSV', 'empty cells', `type,title\n${`${','.repeat(9)}\n`.repeat(emptyLines)}${broken}`, 'file.allCells', emptyLines + 1, allCells],
  ['CSV', 'letters of a cell', `type,title\na,b\nc,${'x'.repeat(characters + 1)}\n${broken}`, 'file.characters', 3, characters],
  ['CSV', 'lines of a cell that never ends', `type,title\na,b\n"${'x\n'.repeat(characters * 5)}`, 'file.characters', 3, characters],
  ['GIFT', 'questions', question.repeat(rows + 1), 'file.many', rows * 2 + 1, rows],
  ['GIFT', 'letters of a question', `${question}::t:: ${'x\n'.repeat(characters)}`, 'file.characters', 3, characters],
  ['MOODLE_XML', 'questions', `<quiz>\n${essay.repeat(rows + 1)}<open>`, 'file.many', rows + 2, rows],
  ['MOODLE_XML', 'elements', `<quiz>\n${'<a/>\n'.repeat(elements)}<open>`, 'file.elements', elements + 1, elements],
  ['MOODLE_XML', 'elements in each other', `${'<quiz>\n'.repeat(depth + 1)}<open>`, 'file.depth', depth + 1, depth],
] as const)('%s with too many %s is refused at the line that has one more, and read no further', (format, _, text, token, line, most) => {
  expect(readText(format, Buffer.from(text))).toEqual({
    found: [],
    problems: [{ token, line, column: null, what: String(most) }],
  })
}) // oxfmt-ignore

const people = budgets.enrolment
const header = 'code,profile,unit,name'
it.each([
  ['people', `${header}\n${'a,b,c,d\n'.repeat(people.rows + 1)}${broken}`, people, 'tooMany', people.rows + 2, people.rows],
  ['series', `name\n${'a\n'.repeat(limits.seriesImportMax + 1)}${broken}`, budgets.series, 'tooMany', limits.seriesImportMax + 2, limits.seriesImportMax],
  ['cells', `${header}\na${','.repeat(people.cells)}\n${broken}`, people, 'manyCells', 2, people.cells],
  ['letters', `${header}\na,b,c,${'d'.repeat(people.characters + 1)}\n${broken}`, people, 'longCell', 2, people.characters],
  ['cells of series', `name\n${`${','.repeat(19)}\n`.repeat(1001)}${broken}`, budgets.series, 'tooMuch', 1001, budgets.series.allCells],
] as const)('a table with too many %s is refused at the line that has one more, and read no further', (_, text, budget, fault, line, most) => {
  const refusal: unknown = expect.objectContaining({ errors: [{ line, column: null, fault, given: '', known: [String(most)] }] })
  expect(() => readCsv(Buffer.from(text), budget)).toThrow(refusal)
}) // oxfmt-ignore

const list = 'x\n'.repeat(exchangeLimits.lines + 1)
const blanks = '##### a '.repeat(exchangeLimits.blanks + 1)
const answers = '~a '.repeat(exchangeLimits.lines)
const offers = '<answer fraction="0"><text>a</text></answer>'.repeat(exchangeLimits.lines + 1)
it.each([
  ['CSV', 'choices', `type,title,choices\nUNIQUE_ALTERNATIVE,t,"${list}"`],
  ['CSV', 'options', `type,title,sentence,options\nMULTIPLE_OPTIONS,t,a #####,"${list}"`],
  ['CSV', 'answers', `type,title,sentence,answers\nCOMPLETE_WORD,t,a #####,"${list}"`],
  ['CSV', 'blanks', `type,title,sentence\nCOMPLETE_WORD,t,${blanks}`],
  ['GIFT', 'answers', `q {=a ${answers}}`],
  ['MOODLE_XML', 'answers', `<quiz><question type="multichoice"><name><text>n</text></name>${offers}</question></quiz>`],
] as const)('%s: an exercise with more %s than any takes is refused without being converted', (format, _, text) => {
  expect(readText(format, Buffer.from(text)).found).toMatchObject([{ draft: null, problems: [{ token: 'value.long' }] }])
}) // oxfmt-ignore

it('what is just within the budgets is read', () => {
  const table = `type,title\n${'OPEN_ANSWER,a\n'.repeat(rows)}`
  expect(readText('CSV', Buffer.from(table))).toMatchObject({ found: { length: rows }, problems: [] })
  expect(readText('GIFT', Buffer.from(question.repeat(rows)))).toMatchObject({ found: { length: rows }, problems: [] })
  const quiz = `<quiz>${essay.repeat(rows)}</quiz>`
  expect(readText('MOODLE_XML', Buffer.from(quiz))).toMatchObject({ found: { length: rows }, problems: [] })
})
