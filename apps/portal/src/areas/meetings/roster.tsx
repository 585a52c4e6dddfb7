import { chakra, Text } from '@chakra-ui/react'
import { PresenceChoice } from '@the-house/design-system'
import type { OwnMeeting } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useId, useState } from 'react'
import { formatTime } from '../../page/clock.ts'
import { LearnerLink } from '../../page/learner-link.tsx'
import { useUser } from '../../session/session.ts'
import type { Presence } from './use-presence.ts'

const Fold = chakra('details', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border',
    '& > summary': { display: 'flex', alignItems: 'center', gap: 2, minH: 'target', mt: 1, cursor: 'pointer' },
    '& > summary::before': { content: '"›"', fontSize: 'xl', lineHeight: 1, transition: 'transform 120ms' },
    '&[open] > summary::before': { transform: 'rotate(90deg)' },
  },
})
const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'border' } },
})

export interface RosterProps {
  one: OwnMeeting
  presence: Presence
}

/** The students of a class and their attendance; expanded where marks are missing, and when somebody is added. */
export function Roster({ one, presence: { mark, noteOf } }: RosterProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const why = useId()
  const students = one.students.map((student) => {
    const note = noteOf(one.id, student.id)
    return { ...student, note, present: note?.present === undefined ? student.present : note.present }
  })
  const marked = students.filter(({ present }) => present !== null).length
  const all = students.length
  const isAhead = one.status === 'SCHEDULED'
  const isGiven = one.status !== 'CANCELLED'
  const [open] = useState(isGiven && !isAhead && marked < all)
  const [before] = useState(all)
  const hasGrown = isGiven && !isAhead && all > before
  if (all === 0) return <Text color="fg.muted">{t('meetings.own.nobody')}</Text>
  return (
    <Fold open={open || hasGrown}>
      <summary>
        <Text as="span" fontWeight="medium">
          {t('meetings.own.coming', { count: all })}
        </Text>
        {isGiven && !isAhead && (
          <Text as="span" textStyle="small" color="fg.muted">
            {t('meetings.own.marked', { marked, all })}
          </Text>
        )}
      </summary>
      {isGiven && (
        <Text id={why} textStyle="small" color="fg.muted" pb={1}>
          {isAhead ? t('meetings.own.from', { time: formatTime(one.data, unity.time_zone) }) : t('meetings.own.hint')}
        </Text>
      )}
      <List>
        {students.map(({ id, name, present, note }) => (
          <li key={id}>
            {isGiven ? (
              <PresenceChoice
                name={name}
                shown={<LearnerLink student={{ id, name }} />}
                value={present}
                state={note?.state}
                message={note?.message}
                blockedBy={isAhead ? why : undefined}
                onChange={(pressed) => mark({ meeting: one.id, student: id, present: pressed })}
              />
            ) : (
              <Text py={2}>
                <LearnerLink student={{ id, name }} />
              </Text>
            )}
          </li>
        ))}
      </List>
    </Fold>
  )
}
