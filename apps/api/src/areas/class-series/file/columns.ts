import type { SeriesColumn } from '@the-house/domain'

/** The accepted headings of each column, folded. */
export const headings: Record<SeriesColumn, readonly string[]> = {
  name: ['name', 'nome', 'turma', 'nome da aula', 'nome da turma'],
  room: ['room', 'sala'],
  teacher: ['teacher', 'professor', 'professora', 'docente', 'e mail do professor', 'email do professor'],
  weekdays: ['weekdays', 'days', 'dias', 'dias da semana', 'dia da semana'],
  start: ['start', 'begins', 'inicio', 'horario', 'hora', 'hora de inicio', 'horario de inicio'],
  minutes: ['minutes', 'minutos', 'duracao', 'duracao em minutos', 'duracao minutos', 'duracao min'],
  every_weeks: ['every_weeks', 'every weeks', 'a cada semanas', 'semanas'],
  first_day: ['first_day', 'first day', 'primeiro_dia', 'primeiro dia', 'data inicial', 'data de inicio'],
  last_day: ['last_day', 'last day', 'ultimo_dia', 'ultimo dia', 'data final', 'data de termino'],
  places: ['places', 'vagas', 'numero de vagas'],
  online: ['online', 'on line'],
  link: ['link', 'url'],
  chapter_from: ['chapter_from', 'chapter from', 'capitulo_de', 'capitulo de', 'do capitulo'],
  chapter_to: ['chapter_to', 'chapter to', 'capitulo_ate', 'capitulo ate', 'ate o capitulo'],
}

export const needed: readonly SeriesColumn[] = [
  'name', 'weekdays', 'start', 'minutes', 'first_day', 'last_day', 'places',
] // oxfmt-ignore
