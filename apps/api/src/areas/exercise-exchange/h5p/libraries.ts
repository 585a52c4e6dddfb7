import { asHtml, type Offer } from '@the-house/domain/server'
import { plainText } from '../plain-text.ts'
import { chosenFeedback, rangesOf, tipsOf, type ReadContent } from './content.ts'
import { listIn, objectIn, textIn, textsIn, type Json } from './json.ts'
import { gapsIn } from './text-gaps.ts'

const offer = (text: string, isRight: boolean, feedback = ''): Offer => ({
  text: plainText(text),
  share: isRight ? 100 : 0,
  ...(feedback.trim() !== '' && { feedback }),
})

function multiChoice(params: Json): ReadContent {
  const answers = listIn(params, 'answers')
  const right = answers.filter((one) => one['correct'] === true).length
  const behaviour = objectIn(params, 'behaviour')
  const type = textIn(behaviour, 'type')
  const single = type === 'single' || (type !== 'multi' && right === 1) || behaviour['singleAnswer'] === true
  const share = (isRight: boolean) => (isRight ? (single ? 100 : 100 / right) : single ? 0 : -100)
  const offers = answers.map((one) => ({
    ...offer(textIn(one, 'text'), true, chosenFeedback(one)),
    share: share(one['correct'] === true),
  }))
  return {
    asked: { kind: 'choice', html: textIn(params, 'question'), single, offers },
    source: {
      answers: [
        answers.map((one, index) => ({
          html: textIn(one, 'text'),
          share:
            behaviour['singlePoint'] === true ? Number(one['correct'] === true) * 100 : (offers[index]?.share ?? 0),
          feedback: chosenFeedback(one),
        })),
      ],
      isSet: !single && behaviour['singlePoint'] !== true,
    },
    more: [...rangesOf(params), ...answers.flatMap(tipsOf)],
  }
}

function trueFalse(params: Json): ReadContent {
  const isTrue = textIn(params, 'correct') === 'true'
  const words = objectIn(params, 'l10n')
  const behaviour = objectIn(params, 'behaviour')
  const said = { right: textIn(behaviour, 'feedbackOnCorrect'), wrong: textIn(behaviour, 'feedbackOnWrong') }
  return {
    asked: {
      kind: 'choice',
      html: textIn(params, 'question'),
      single: true,
      offers: [
        offer(textIn(words, 'trueText') || 'True', isTrue, isTrue ? said.right : said.wrong),
        offer(textIn(words, 'falseText') || 'False', !isTrue, isTrue ? said.wrong : said.right),
      ],
    },
  }
}

function blanks(params: Json): ReadContent {
  const text = textsIn(params, 'questions')
    .map((one) => (/<p[\s>]/.test(one) ? one : `<p>${one}</p>`))
    .join('')
  const { pieces, more } = gapsIn(text, 'written', true)
  const [first = '', ...others] = pieces
  const head = textIn(params, 'text')
  return {
    asked: { kind: 'cloze', pieces: [typeof first === 'string' ? head + first : head, ...others] },
    more: [...more, ...rangesOf(params)],
    settings: ['caseSensitive', 'acceptSpellingErrors'].filter((name) => objectIn(params, 'behaviour')[name] === true),
  }
}

/** Words to drag into a text: those of other gaps, and the distractors, are offered in each gap. */
function dragText(params: Json): ReadContent {
  const { pieces, more } = gapsIn(asHtml(textIn(params, 'textField')), 'chosen', false)
  const { pieces: others } = gapsIn(asHtml(textIn(params, 'distractors')), 'chosen', false)
  const [first = '', ...rest] = pieces
  const extra = others.flatMap((one) => (typeof one === 'string' ? [] : one.offers.map(({ text }) => text)))
  const head = `${textIn(params, 'taskDescription')}<p>`
  return {
    asked: { kind: 'bank', pieces: [typeof first === 'string' ? head + first : head, ...rest, '</p>'], extra },
    more: [...more, ...rangesOf(params)],
  }
}

/** What stands beside a word that an essay is looked through for. */
function besidesKeyword(keyword: Json): string[] {
  const options = objectIn(keyword, 'options')
  return [...textsIn(keyword, 'alternatives'), textIn(options, 'feedbackIncluded'), textIn(options, 'feedbackMissed')]
}

/** The model answer of an essay, and below it the words that it is looked through for. */
function essay(params: Json): ReadContent {
  const sample = plainText(textIn(objectIn(params, 'solution'), 'sample'))
  const keywords = listIn(params, 'keywords').map((one) => textIn(one, 'keyword').trim())
  const model = [sample, ...keywords].filter((line) => line !== '').join('\n')
  return {
    asked: { kind: 'essay', html: textIn(params, 'taskDescription'), model: model || null },
    more: [
      textIn(objectIn(params, 'solution'), 'introduction'),
      ...listIn(params, 'keywords').flatMap(besidesKeyword),
      ...rangesOf(params),
    ].filter((text) => text.trim() !== ''),
    settings: [
      ...['minimumLength', 'maximumLength'].flatMap((name) => {
        const length = objectIn(params, 'behaviour')[name]
        return typeof length === 'number' && length > 0 ? [`${name} ${length}`] : []
      }),
      ...[textIn(params, 'placeholderText').trim()].filter(Boolean).map((text) => `placeholderText ${text}`),
    ],
  }
}

/** Paragraphs that stand in their right order in the file. */
function sortParagraphs(params: Json): ReadContent {
  const paragraphs = textsIn(params, 'paragraphs')
  const behaviour = objectIn(params, 'behaviour')
  const scoring = textIn(behaviour, 'scoringMode')
  return {
    asked: { kind: 'ordering', html: textIn(params, 'taskDescription'), items: paragraphs.map(plainText) },
    source: { items: paragraphs },
    more: rangesOf(params),
    settings: [
      ...(scoring === '' ? [] : [`scoringMode ${scoring}`]),
      ...(behaviour['duplicatesInterchangeable'] === false ? ['duplicatesInterchangeable false'] : []),
    ],
  }
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** Choices of which the file names the right one first; H5P shuffles them, so their order means nothing. */
function singleChoice(choice: Json): ReadContent {
  const offers = textsIn(choice, 'answers').map((text, index) => offer(text, index === 0))
  return {
    asked: {
      kind: 'choice',
      html: textIn(choice, 'question'),
      single: true,
      offers: offers.filter(({ text }) => text !== '').toSorted((one, other) => compare(one.text, other.text)),
    },
  }
}

/** The content types that an exercise can hold; one may ask several questions. */
export const libraries: Record<string, (params: Json) => ReadContent[]> = {
  'H5P.MultiChoice': (params) => [multiChoice(params)],
  'H5P.TrueFalse': (params) => [trueFalse(params)],
  'H5P.Blanks': (params) => [blanks(params)],
  'H5P.DragText': (params) => [dragText(params)],
  'H5P.Essay': (params) => [essay(params)],
  'H5P.SortParagraphs': (params) => [sortParagraphs(params)],
  'H5P.SingleChoiceSet': (params) =>
    // What is said of all choices together is told with the first.
    listIn(params, 'choices').map((choice, index) => ({
      ...singleChoice(choice),
      more: index === 0 ? rangesOf(params) : [],
    })),
}

/** A content within another. */
export interface Part {
  library: string
  params: Json
  title: string
}

const partOf = (content: Json): Part => ({
  library: textIn(content, 'library'),
  params: objectIn(content, 'params'),
  title: textIn(objectIn(content, 'metadata'), 'title'),
})

/** What content types that hold others say themselves, as HTML. */
export const aroundParts: Record<string, (params: Json) => string[]> = {
  'H5P.QuestionSet': (params) => {
    const intro = objectIn(params, 'introPage')
    const end = objectIn(params, 'endGame')
    const shown = intro['showIntroPage'] === true ? [textIn(intro, 'title'), textIn(intro, 'introduction')] : []
    return [...shown, ...rangesOf(end)]
  },
  'H5P.InteractiveBook': (params) => [textIn(objectIn(params, 'bookCover'), 'coverDescription')],
}

/** The content types that hold others. */
export const containers: Record<string, (params: Json) => Part[]> = {
  'H5P.QuestionSet': (params) => listIn(params, 'questions').map(partOf),
  'H5P.Column': (params) => listIn(params, 'content').map((one) => partOf(objectIn(one, 'content'))),
  'H5P.InteractiveBook': (params) => listIn(params, 'chapters').map(partOf),
}
