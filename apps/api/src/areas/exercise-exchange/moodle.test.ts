import type { TextFormat } from '@the-house/domain'
import { describe, expect, it } from 'vitest'
import { check } from './check.ts'
import { readText } from './read-file.ts'

function read(format: TextFormat, text: string) {
  const { found, problems } = readText(format, Buffer.from(text))
  const rows = found.map((one) => ({ ...one, ...check(one, 7) }))
  return { rows, problems }
}
/** Imports a file of one question; returns its draft and its problems. */
function one(format: TextFormat, text: string) {
  const [first] = read(format, text).rows
  if (!first) throw new Error('There is no question.')
  return { body: first.body, told: first.row.problems.map(({ token }) => token), what: first.row.problems[0]?.what }
}
const gift = (text: string) => one('GIFT', text)
const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`
const cdata = (text: string) => `<text><![CDATA[${text}]]></text>`
const question = (type: string, text: string, more = '') =>
  `<question type="${type}"><name><text>Name &amp; co</text></name>
   <questiontext format="html">${cdata(text)}</questiontext>${more}</question>`
const answer = (share: number, text: string, more = '') =>
  `<answer fraction="${share}" format="html">${cdata(text)}${more}</answer>`
const xml = (type: string, text: string, more?: string) => one('MOODLE_XML', quiz(question(type, text, more)))
const titled = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }))

describe('GIFT', () => {
  it.each([
    ['one choice', '::Q1:: 2 + 2 \\= ? {=4 ~3 ~five\\: no}', { type: 'UNIQUE_ALTERNATIVE', title: 'Q1', question: '2 + 2 = ?', alternatives: titled('4', '3', 'five: no'), correct_alternatives: [1] }],
    ['several choices', 'Which? {~%50%a ~%50%b ~%-100%c}', { type: 'MULTIPLE_ALTERNATIVE', title: 'Which?', correct_alternatives: [1, 2] }, ['share.all']],
    ['true or false', 'The sun rises in the east.{T####Each day.}', { type: 'UNIQUE_ALTERNATIVE', alternatives: titled('True', 'False'), correct_alternatives: [1], feedback: 'Each day.' }],
    ['a short answer', 'Who? {=Ana =Bia}', { type: 'COMPLETE_LETTERS', question: 'Who?', question_masked: '#####', answer_correct: 'ANA\nBIA' }],
    ['a short answer of two words', 'Where? {=New York}', { type: 'COMPLETE_LETTERS', question_masked: '##### #####', answer_correct: 'NEW YORK' }],
    ['a missing word with options', 'She {=went ~goes} home.', { type: 'MULTIPLE_OPTIONS', question: '', question_masked: 'She ##### home.', options: [{ position: 1, options: ['went', 'goes'] }], option_answers: ['went'] }],
    ['a missing word without', '[html]<p>Fill in.</p><p>She {=went} home.</p>', { type: 'COMPLETE_LETTERS', question: '<p>Fill in.</p>', question_masked: 'She ##### home.', answer_correct: 'WENT' }],
    ['pairs', 'Match. {=cat -> food =dog -> bone = -> tea}', { type: 'MATCHING', option_answers: ['food', 'bone'], options: [{ position: 1, options: ['bone', 'food', 'tea'] }, { position: 2, options: ['bone', 'food', 'tea'] }] }],
    ['a number', 'How many? {#3:1}', { type: 'NUMERICAL', answer_correct: '3:1' }],
    ['a range', 'How many? {#1.1..1.2}', { type: 'NUMERICAL', answer_correct: '1.15:0.05' }],
    ['numbers', 'How many? {#=3 =%50%3:0.5}', { type: 'NUMERICAL', answer_correct: '3\n%50%3:0.5' }],
    ['an essay', 'Describe it. {}', { type: 'OPEN_ANSWER', question: 'Describe it.' }],
  ])('gives %s', (_, text, body, told: string[] = []) => {
    expect(gift(text)).toMatchObject({ told, body })
  }) // oxfmt-ignore

  it.each([
    ['a number that is none', 'How many? {#three}', 'value.wrong', 'three'],
    ['a text without a question', 'Read this first.', 'kind.unknown', 'description'],
    ['a brace that stays open', 'Which? {=a ~b', 'gift.brace', null],
    ['answers that are none', 'Which? {a, b}', 'gift.answers', null],
  ])('is refused: %s', (_, text, token, what) => {
    expect(gift(text)).toEqual({ body: null, told: [token], what })
  })

  it('reports what an exercise cannot hold', () => {
    expect(gift('Who? {=Ana =Beatriz}').told).toEqual(['answers.length', 'answer.lost'])
    expect(gift('Who? {=100 % sure!}')).toMatchObject({ told: ['short.open'], body: { answer_correct: '100 % sure!' } })
    expect(gift('Which? {=a#Yes! ~b#No}')).toMatchObject({
      told: [],
      body: {
        alternative_feedback: [
          { id: 1, html: 'Yes!' },
          { id: 2, html: 'No' },
        ],
      },
    })
    expect(gift('Which? {=a ~%50%b ~c}').told).toEqual(['share.lost'])
  })

  it('renders Markdown, unless it is made to take long', () => {
    expect(gift('[markdown]Write **two** lines.{}').body).toMatchObject({
      question: '<p>Write <strong>two</strong> lines.</p>',
    })
    const [stars, quotes] = ['*a'.repeat(5000), '>'.repeat(20_000)]
    expect(gift(`[markdown]${stars}{}`).body).toMatchObject({ question: stars })
    expect(gift(`[markdown]${quotes}{}`).body).toMatchObject({ question: quotes.replaceAll('>', '&gt;') })
  })

  it('counts lines, and skips what is no question', () => {
    const { rows, problems } = read('GIFT', '// by Ana\n$CATEGORY: Rooms\n\n::A:: a {T}\n\n\n// two\n::B:: b\nc {F}\n')
    expect(rows.map(({ line, name }) => [line, name])).toEqual([
      [4, 'A'],
      [8, 'B'],
    ])
    expect(problems).toMatchObject([{ token: 'file.category', line: 2, what: 'Rooms' }])
  })
})

describe('Moodle XML', () => {
  it.each([
    ['one choice', 'multichoice', '<p>Which?</p>', `<single>true</single>${answer(100, '<p>this</p>')}${answer(0, 'that')}`, { type: 'UNIQUE_ALTERNATIVE', title: 'Name & co', question: '<p>Which?</p>', alternatives: titled('this', 'that'), correct_alternatives: [1] }],
    ['several choices', 'multichoice', 'Which?', `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}${answer(-100, 'c')}`, { type: 'MULTIPLE_ALTERNATIVE', correct_alternatives: [1, 2] }, ['share.all']],
    ['true or false', 'truefalse', 'So?', answer(0, 'true') + answer(100, 'false'), { alternatives: titled('True', 'False'), correct_alternatives: [2] }],
    ['a short answer', 'shortanswer', 'Who?', answer(100, 'Ana'), { type: 'COMPLETE_LETTERS', question: 'Who?', answer_correct: 'ANA' }],
    ['a text with options', 'cloze', '<p>Fill in.</p><p>I {1:MC:=am~is} and she {1:MULTICHOICE_H:are~%100%was}.</p>', '', { type: 'MULTIPLE_OPTIONS', question: '<p>Fill in.</p>', question_masked: 'I ##### and she #####.', option_answers: ['am', 'was'] }, ['share.gaps']],
    ['a text with letters', 'cloze', 'A {:SA:=cat} and a {1:SHORTANSWER:=dog}', '', { type: 'COMPLETE_LETTERS', answer_correct: 'CAT DOG' }],
    ['an essay', 'essay', '<p>Write.</p>', `<graderinfo format="html">${cdata('<p>Two</p><p>lines</p>')}</graderinfo>`, { type: 'OPEN_ANSWER', question: '<p>Write.</p>', answer_correct: 'Two\nlines' }],
  ])('gives %s', (_, type, text, more, body, told: string[] = []) => {
    expect(xml(type, text, more)).toMatchObject({ told, body })
  }) // oxfmt-ignore

  it('makes a bank of words where a text has both letters to write and options', () => {
    expect(xml('cloze', 'A {:SA:=big cat} {:MC:=sat~set}')).toMatchObject({
      told: ['cloze.bank', 'share.gaps'],
      body: { type: 'COMPLETE_WORD', answer_correct: 'big cat|sat', alternatives: titled('big cat', 'sat', 'set') },
    })
  })

  it.each([
    ['a calculated number', 'calculated', '{a}', 'kind.unknown', 'calculated'],
    ['a gap of many right options', 'cloze', '{1:MULTIRESPONSE:=a~=b}', 'cloze.kind', 'MULTIRESPONSE'],
    ['a text without a gap', 'cloze', 'Nothing', 'cloze.none', null],
  ])('is refused: %s', (_, type, text, token, what) => {
    expect(xml(type, text)).toEqual({ body: null, told: [token], what })
  })

  it('gives what lies in the file its own place, leaves out what would run, and says so', () => {
    const text = '<p>See <img src="@@PLUGINFILE@@/a.png"> <b onclick="x()">it</b></p>'
    const picture = '<file name="a.png" encoding="base64">AAAA</file>'
    const { body, told } = one(
      'MOODLE_XML',
      quiz(question('essay', text).replace('</questiontext>', `${picture}</questiontext>`)),
    )
    expect(told).toEqual(['html.cleaned'])
    expect(body).toMatchObject({ question: '<p>See  <strong>it</strong></p>' })
  })

  it('counts lines, and reports categories', () => {
    const category = '<question type="category"><category><text>$course$/Rooms</text></category></question>'
    const { rows, problems } = read('MOODLE_XML', quiz(category, question('essay', 'a'), question('essay', 'b')))
    expect(rows.map(({ line }) => line)).toEqual([4, 6])
    expect(problems).toMatchObject([{ token: 'file.category', line: 3, what: '$course$/Rooms' }])
  })
})
