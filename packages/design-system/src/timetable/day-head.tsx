import { useContext } from 'react'
import { TimetableContext } from './timetable-context.ts'

/** The head of a day: its name, and below it the holidays on it. */
export function DayHead({ weekday, text }: { weekday: number; text: string }) {
  const { holidayNames } = useContext(TimetableContext)
  return (
    <>
      {text}
      {holidayNames(weekday).map((name) => (
        <span key={name} className="holiday-name">
          {name}
        </span>
      ))}
    </>
  )
}
