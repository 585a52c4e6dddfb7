import { everybody, heading } from './tour-stop.ts'

/** The reduced tours of teachers and administrators: one for each kind of screen. */
export const staffTours = {
  meets: [everybody(heading, 'meets.classes'), everybody('main article', 'meets.presence')],
  staffList: [
    everybody(heading, 'staffList.list'),
    everybody('main input[type=search]', 'staffList.search'),
    everybody('main a[href$="/new"]', 'staffList.add'),
  ],
  staffForm: [everybody(heading, 'staffForm.form'), everybody('main form button[type=submit]', 'staffForm.save')],
  chapterStudio: [
    everybody(heading, 'chapterStudio.book'),
    everybody('main [role=tree]', 'chapterStudio.tree'),
    everybody('main fieldset button', 'chapterStudio.undo'),
  ],
  timetable: [
    everybody(heading, 'timetable.week'),
    everybody('main section[aria-label]', 'timetable.drag'),
    everybody('main button[class]', 'timetable.add'),
  ],
  storeDesk: [everybody(heading, 'storeDesk.orders'), everybody('main input[type=search]', 'storeDesk.code')],
  staffTask: [everybody(heading, 'staffTask.task')],
} as const
