import { Flex, Text } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState, useSyncExternalStore } from 'react'
import { takeUpdate } from '../../device/take-update.ts'
import { isUpdateReady, subscribeUpdate } from '../../device/version.ts'

/** Says that a newer version is ready, which the user takes with a press: a page never changes by itself. */
export function UpdateNotice() {
  const { t } = useTranslation()
  const ready = useSyncExternalStore(subscribeUpdate, isUpdateReady)
  const [taking, setTaking] = useState(false)

  function take() {
    setTaking(true)
    void takeUpdate()
  }

  return (
    <output>
      {ready && (
        <Alert borderRadius={0} alignItems="center">
          <Flex columnGap={4} rowGap={2} wrap="wrap" align="center">
            <Text>{t('common.update.ready')}</Text>
            <Button loading={taking} onClick={take}>
              {t('common.update.take')}
            </Button>
          </Flex>
        </Alert>
      )}
    </output>
  )
}
