import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { allows } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { useUser } from '../../session/session.ts'
import { askAgain, tourNames } from '../../tours/flags.ts'
import { roomy } from '../../tours/opening.ts'
import { tours } from '../../tours/tour-table.ts'

/** Lists the tours of the screens that the user can see; the button opens the screen and starts the tour. */
export function TourList() {
  const { t } = useTranslation()
  const user = useUser()
  const others = tourNames.filter((name) => name !== 'tutorial' && allows(tours[name].permission, user))
  return (
    <Card data-tour="tours" display="none" css={{ [`@media ${roomy}`]: { display: 'block' } }}>
      <Stack gap={3}>
        <Stack gap={0.5}>
          <Heading as="h2" textStyle="heading">
            {t('tutorial.tours.title')}
          </Heading>
          <Text color="fg.muted">{t('tutorial.tours.text')}</Text>
        </Stack>
        <Flex gap={2} wrap="wrap">
          {others.map((name) => (
            <Button key={name} asChild>
              <Link
                href={tours[name].href(user.chapter)}
                aria-label={t('tutorial.tours.start', { screen: t(tours[name].screen) })}
                onClick={() => askAgain(user.id, name)}
              >
                {t(tours[name].screen)}
              </Link>
            </Button>
          ))}
        </Flex>
      </Stack>
    </Card>
  )
}
