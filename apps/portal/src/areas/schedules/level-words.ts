import type { ScheduleClass } from '@the-house/domain'
import type { useTranslation } from '@the-house/i18n'

/** Returns the chapters that a class is for, in words; empty: it is for all. */
export function levelWords(
  { level_from: from, level_to: to }: Pick<ScheduleClass, 'level_from' | 'level_to'>,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (from === null && to === null) return ''
  if (from === null) return t('schedules.level.to', { to })
  if (to === null) return t('schedules.level.from', { from })
  return from === to ? t('schedules.level.one', { from }) : t('schedules.level.range', { from, to })
}
