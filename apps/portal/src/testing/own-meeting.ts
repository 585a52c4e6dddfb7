import type { OwnMeeting } from '@the-house/domain'

/** A class of the signed-in teacher with two students, which is open, though it begins in many years. */
export const ownMeetingOf = (id: number, changes: Partial<OwnMeeting> = {}): OwnMeeting => ({
  id,
  name: `Class ${id}`,
  teacher: 'Maria Silva',
  room: 'Arch Room',
  data: '2099-03-24T01:30:00Z',
  end_date: '2099-03-24T02:30:00Z',
  status: 'OPEN',
  url: null,
  online: false,
  link: '',
  cover_asked: false,
  students: [
    { id: 21, name: 'Ana', present: null },
    { id: 22, name: 'Bia', present: null },
  ],
  ...changes,
})
