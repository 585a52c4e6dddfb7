import { Button, type ButtonProps } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'

/** The way back to where the latest news stand. */
export function BackToDashboard(rest: Omit<ButtonProps, 'asChild' | 'children'>) {
  const { t } = useTranslation()
  return (
    <Button asChild {...rest}>
      <Link href={paths.dashboard}>
        <ArrowLeft size={20} aria-hidden="true" />
        {t('news.back')}
      </Link>
    </Button>
  )
}
