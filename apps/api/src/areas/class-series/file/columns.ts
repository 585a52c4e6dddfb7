import type { SeriesColumn } from '@the-house/domain'

/** The accepted headings of each column, folded. */
export const headings: Record<SeriesColumn, readonly string[]> = {
  name: ['name', 'nome'],
  room: ['room', 'sala'],
  teacher: ['teacher', 'professor', 'professora'],
  weekdays: ['weekdays', 'days', 'dias', 'dias da semana'],
  start: ['start', 'begins', 'inicio', 'horario'],
  minutes: ['minutes', 'minutos', 'duracao'],
  every_weeks: ['every_weeks', 'every weeks', 'a cada semanas', 'semanas'],
  first_day: ['first_day', 'first day', 'primeiro_dia', 'primeiro dia'],
  last_day: ['last_day', 'last day', 'ultimo_dia', 'ultimo dia'],
  places: ['places', 'vagas'],
  online: ['online'],
  link: ['link', 'url'],
  chapter_from: ['chapter_from', 'chapter from', 'capitulo_de', 'capitulo de', 'do capitulo'],
  chapter_to: ['chapter_to', 'chapter to', 'capitulo_ate', 'capitulo ate', 'ate o capitulo'],
}

export const needed: readonly SeriesColumn[] = [
  'name', 'weekdays', 'start', 'minutes', 'first_day', 'last_day', 'places',
] // oxfmt-ignore
