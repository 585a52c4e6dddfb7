import { exchangeColumns, exerciseTypes, type ExchangeColumn, type ExerciseType } from '@the-house/domain'
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
  feedback: ['feedback', 'explanation', 'comentario', 'explicacao', 'devolutiva', 'retorno'],
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

/** The names of the exercise types, in English and in Portuguese: those of the portal, and what teachers call them. */
const typeNames: Record<ExerciseType, readonly string[]> = {
  UNIQUE_ALTERNATIVE: [
    'unique alternative', 'one choice', 'one right choice', 'single choice', 'single answer', 'uma alternativa',
    'alternativa unica', 'unica alternativa', 'uma opcao certa', 'uma escolha', 'escolha unica', 'unica escolha',
    'escolha simples', 'objetiva', 'questao objetiva',
  ],
  MULTIPLE_ALTERNATIVE: [
    'multiple alternative', 'multiple alternatives', 'several choices', 'several right choices', 'multiple answers',
    'multiple answer', 'multiple response', 'varias alternativas', 'varias opcoes certas', 'varias escolhas',
    'multiplas alternativas', 'multiplas respostas', 'multipla alternativa', 'caixas de selecao',
  ],
  COMPLETE_LETTERS: [
    'complete letters', 'letters', 'missing letters', 'letras', 'letras que faltam', 'completar letras',
    'complete as letras', 'complete com letras',
  ],
  COMPLETE_WORD: [
    'complete word', 'complete words', 'words from a bank', 'word bank', 'palavras de um banco', 'banco de palavras',
    'completar palavras', 'completar palavra', 'complete com palavras', 'complete as palavras',
  ],
  OPEN_ANSWER: [
    'open answer', 'open', 'essay', 'text', 'resposta aberta', 'aberta', 'dissertativa', 'discursiva', 'redacao',
    'questao aberta', 'resposta livre', 'texto',
  ],
  MULTIPLE_OPTIONS: [
    'multiple options', 'choices in the text', 'a choice for each blank', 'dropdown', 'select', 'escolhas no texto',
    'uma escolha por lacuna', 'multiplas opcoes', 'opcoes no texto', 'lista suspensa',
  ],
  MATCHING: [
    'matching', 'match', 'pairs', 'matching pairs', 'pares', 'associacao', 'associar', 'ligar', 'relacionar', 'relacione',
    'relacionar colunas', 'correspondencia',
  ],
  ORDERING: [
    'ordering', 'order', 'in order', 'put in order', 'ordenacao', 'ordenar', 'ordem', 'em ordem', 'colocar em ordem',
    'sequencia',
  ],
  NUMERICAL: ['numerical', 'number', 'numeric', 'a number', 'numerica', 'numerico', 'numero', 'um numero', 'resposta numerica'],
} // oxfmt-ignore

/** What teachers call a choice, with one right answer or several: how many are right tells. */
const anyChoice = new Set(['multiple choice', 'multipla escolha', 'alternativas', 'escolha', 'teste'])

const findType = nameFinder(typeNames, exerciseTypes)

/** The column that a heading names; undefined: none. */
export const columnOf = nameFinder(headings, exchangeColumns)

/** The type that a cell names; `isSeveral` tells whether several alternatives are right. */
export function typeOf(cell: string, isSeveral: () => boolean): ExerciseType | undefined {
  if (anyChoice.has(headingKey(cell))) return isSeveral() ? 'MULTIPLE_ALTERNATIVE' : 'UNIQUE_ALTERNATIVE'
  return findType(cell)
}
