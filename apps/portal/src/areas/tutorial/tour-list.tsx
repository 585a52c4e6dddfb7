import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { allows } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { useUser } from '../../session/session.ts'
import { requestTour } from '../../tours/flags.ts'
import { roomy } from '../../tours/opening.ts'
import { listedTours } from './listed-tours.ts'

/** Lists the tours of the screens that the user can see; the button opens the screen and starts the tour. */
export function TourList() {
  const { t } = useTranslation()
  const user = useUser()
  const open = listedTours.filter(({ permission }) => allows(permission, user))
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
          {open.map(({ tour, screen, href }) => (
            <Button key={tour} asChild>
              <Link
                href={href(user.chapter)}
                aria-label={t('tutorial.tours.start', { screen: t(screen) })}
                onClick={() => requestTour(user.id, tour)}
              >
                {t(screen)}
              </Link>
            </Button>
          ))}
        </Flex>
      </Stack>
    </Card>
  )
}
