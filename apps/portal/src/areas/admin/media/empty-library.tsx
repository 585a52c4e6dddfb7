import { Button, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { paths } from '../../../page/paths.ts'
import type { Library } from './use-library.ts'

/** What an empty page of the library means, by what it was asked for. */
function meaningOf({ kind, state, search }: Library['asked']) {
  if (search !== undefined) return 'found'
  if (state === undefined) return kind === undefined ? 'all' : 'ofKind'
  return kind === undefined ? state : (`${state}OfKind` as const)
}

/** The library without a file: nothing was sent yet, nothing is unused, or nothing is found. */
export function EmptyLibrary({ asked }: Pick<Library, 'asked'>) {
  const { t } = useTranslation()
  const meaning = meaningOf(asked)
  return (
    <EmptyState
      title={t(`media.empty.${meaning}.title`, { words: asked.search })}
      description={t(`media.empty.${meaning}.text`)}
      action={
        meaning !== 'all' && (
          <Button asChild>
            <Link href={paths.media}>{t('media.showAll')}</Link>
          </Button>
        )
      }
    />
  )
}
