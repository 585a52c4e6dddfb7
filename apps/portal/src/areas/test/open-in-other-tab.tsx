import { Button, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'

/** Says that the test is open in another tab of this device, and offers to continue it here. */
export function OpenInOtherTab({ onTake }: { onTake: () => Promise<void> }) {
  const { t } = useTranslation()
  const [taking, setTaking] = useState(false)

  function take(): void {
    setTaking(true)
    void onTake()
  }

  return (
    <output>
      <EmptyState
        picture="key"
        title={t('tests.elsewhere.title')}
        description={t('tests.elsewhere.text')}
        action={
          <Button variant="primary" size="lg" loading={taking} onClick={take}>
            {t('tests.elsewhere.take')}
          </Button>
        }
      />
    </output>
  )
}
