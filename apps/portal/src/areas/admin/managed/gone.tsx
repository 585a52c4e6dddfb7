import { Button, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'

export interface GoneProps {
  /** What has happened to it; default: that somebody may have deleted it. */
  text?: string
  /** The address of the list that it was in; left out where nothing leads on. */
  list?: string
}

/** In place of a screen about something that is not there any more, or never was. */
export function Gone({ text, list }: GoneProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h1"
      title={t('admin.gone.title')}
      description={text ?? t('admin.gone.text')}
      action={
        list && (
          <Button asChild>
            <Link href={list}>{t('admin.gone.back')}</Link>
          </Button>
        )
      }
    />
  )
}
