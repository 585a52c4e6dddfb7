import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Card, DoorPicture, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useAtLeast } from '../../page/use-at-least.ts'
import { useUser } from '../../session/session.ts'
import { CardRead } from './card-read.tsx'
import { ClassList } from './class-list.tsx'
import { ClassTable } from './class-table.tsx'
import { DashboardCard } from './dashboard-card.tsx'
import { useDashboardPart } from './use-dashboard-part.ts'

/** The height of three classes, the usual number in a week, so that the layout does not shift. */
const usual = { base: 56, md: 48 }

/** The classes of this week that the student has booked. */
export function ClassesCard() {
  const { t } = useTranslation()
  const { unity } = useUser()
  const wide = useAtLeast('md')
  const title = t('dashboard.classes.title')
  const read = useDashboardPart('classes')
  const Classes = wide ? ClassTable : ClassList
  return (
    <DashboardCard title={title} note={t('dashboard.classes.zone', { unit: unity.name })} flex="999 1 26rem">
      <Card py={2} px={{ base: 4, md: 5 }} flex="1" minH={usual} display="flex" flexDirection="column">
        <CardRead title={title} read={read} skeleton={<ClassesSkeleton />}>
          {(classes) =>
            classes.length > 0 ? (
              <Classes classes={classes} />
            ) : (
              <Flex flex="1" direction="column" align="center" justify="center" gap={3} textAlign="center" py={3}>
                <Box w={28} aspectRatio="8 / 7">
                  <DoorPicture />
                </Box>
                <Text color="fg.muted">{t('dashboard.classes.none')}</Text>
              </Flex>
            )
          }
        </CardRead>
      </Card>
    </DashboardCard>
  )
}

const ClassesSkeleton = () => (
  <Stack aria-busy="true" gap={4} py={3} flex="1" justify="space-between">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} flex="1" />
    ))}
  </Stack>
)
