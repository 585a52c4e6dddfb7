import { notify } from '@the-house/design-system'
import { i18n } from '@the-house/i18n'
import type { Draft } from '../../outbox/drafts.ts'

const toastMs = 20_000

/** Says, away from its exercise, that the student has to choose between two answers, and leads there. */
export function tellConflict({ path, exercise }: Draft, navigate: (path: string) => void): void {
  if (!path || path === location.pathname) return
  notify({
    type: 'info',
    title: i18n.t('answer-conflict.notice.title'),
    duration: toastMs,
    action: {
      label: i18n.t('answer-conflict.notice.action'),
      onSelect: () => navigate(`${path}?exercise=${exercise}`),
    },
  })
}
