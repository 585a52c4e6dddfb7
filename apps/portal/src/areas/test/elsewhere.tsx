import { Button, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

/** Another tab of this device has the test. */
export function Elsewhere({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation()
  return (
    <output>
      <EmptyState
        picture="key"
        title={t('tests.elsewhere.title')}
        description={t('tests.elsewhere.text')}
        action={
          <Button variant="primary" size="lg" onClick={onTake}>
            {t('tests.elsewhere.take')}
          </Button>
        }
      />
    </output>
  )
}
