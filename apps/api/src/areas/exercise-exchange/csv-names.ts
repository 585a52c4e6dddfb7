import { exchangeColumns, exerciseTypes, type ExchangeColumn, type ExerciseType } from '@the-house/domain'
import { serverRules } from '@the-house/domain/server'
import { headingKey, nameFinder } from '../../reading/heading.ts'

/** The headings of the table, in English and in Portuguese, as `headingKey` writes them. */
const headings: Record<ExchangeColumn, readonly string[]> = {
  type: ['type', 'question type', 'exercise type', 'tipo', 'tipo de exercicio', 'tipo de questao', 'tipo da questao'],
  title: ['title', 'name', 'titulo', 'nome', 'titulo do exercicio'],
  question: ['question', 'statement', 'pergunta', 'enunciado', 'questao', 'comando'],
  sentence: ['sentence', 'frase', 'sentenca', 'texto com lacunas'],
  choices: ['choices', 'alternatives', 'alternativas', 'itens'],
  right: [
    'right', 'correct', 'right answer', 'correct answer', 'answer key', 'key', 'certa', 'correta', 'certas', 'corretas',
    'resposta certa', 'resposta correta', 'respostas certas', 'respostas corretas', 'alternativa certa',
    'alternativa correta', 'alternativas corretas', 'gabarito', 'letra',
  ], // oxfmt-ignore
  answers: ['answers', 'answer', 'respostas', 'resposta', 'respostas aceitas', 'resposta modelo'],
  options: ['options', 'opcoes'],
  feedback: [
    'feedback', 'explanation', 'comentario', 'explicacao', 'devolutiva', 'retorno', 'gabarito comentado',
    'resposta comentada', 'justificativa', 'resolucao',
  ], // oxfmt-ignore
  choice_feedback: [
    'choice feedback',
    'feedback of choices',
    'comentario das alternativas',
    'retorno das alternativas',
  ],
  media_type: ['media type', 'tipo de midia', 'tipo da midia'],
  media_url: ['media url', 'endereco da midia', 'link da midia', 'url da midia'],
  image_text: ['image text', 'alternative text', 'alt text', 'texto da imagem', 'texto alternativo'],
  tests_only: ['tests only', 'so em testes', 'so para testes', 'so para provas', 'so em provas', 'somente testes'],
  topic: ['topic', 'topico', 'assunto'],
  remarks: ['remarks', 'notes', 'observacoes', 'observacao', 'notas'],
}

/** What teachers call a choice, with one right answer or several: how many are right tells. */
const anyChoice = new Set(['multiple choice', 'multipla escolha', 'alternativas', 'escolha', 'teste'])

const findType = nameFinder((type: ExerciseType) => serverRules[type].csvNames, exerciseTypes)

/** The column that a heading names; undefined: none. */
export const columnOf = nameFinder((column: ExchangeColumn) => headings[column], exchangeColumns)

/** The type that a cell names; `isSeveral` tells whether several alternatives are right. */
export function typeOf(cell: string, isSeveral: () => boolean): ExerciseType | undefined {
  if (anyChoice.has(headingKey(cell))) return isSeveral() ? 'MULTIPLE_ALTERNATIVE' : 'UNIQUE_ALTERNATIVE'
  return findType(cell)
}
