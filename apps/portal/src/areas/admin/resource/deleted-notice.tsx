import { Button, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'

export interface DeletedNoticeProps {
  /** The message; default: that the record may have been deleted. */
  text?: string
  /** The path of the list that it was in; without it there is no link. */
  list?: string
}

/** Replaces a screen whose record was deleted or never existed. */
export function DeletedNotice({ text, list }: DeletedNoticeProps) {
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
