import { cpfOf, phoneOf, type Person } from './person.ts'

/** The password of every account of the demonstration school. */
export const demoPassword = 'magic-formula'

/**
 * The four accounts that are printed at the start. The student has finished chapters 1 to 3 and the story of chapter 4;
 * the exercises after it are not started.
 */
export const accounts: Person[] = [
  {
    id: 1,
    name: 'Helena Duarte',
    email: 'student@thehouse.test',
    profile: 'STUDENT',
    units: [2, 4],
    tribe: 2,
    cpf: cpfOf(1),
    cellphone: phoneOf(11, 1),
    birthday: '1994-08-17',
    learning: { done: 13, joined: 58, last: 2, skill: 0.76 },
  },
  {
    id: 2,
    name: 'Marcos Teixeira',
    email: 'teacher@thehouse.test',
    profile: 'TEACHER',
    units: [2, 1, 4],
    cpf: cpfOf(2),
    cellphone: phoneOf(11, 2),
    birthday: '1983-02-05',
  },
  {
    id: 3,
    name: 'Joana Prado',
    email: 'autodidact@thehouse.test',
    profile: 'AUTODIDACT',
    units: [4],
    cpf: cpfOf(3),
    cellphone: phoneOf(31, 3),
    birthday: '1999-11-23',
    learning: { done: 9, joined: 31, last: 3, skill: 0.84 },
  },
  {
    id: 4,
    name: 'Regina Alencar',
    email: 'admin@thehouse.test',
    profile: 'TEACHER',
    admin: true,
    units: [2, 1, 3, 4, 5],
    cpf: cpfOf(4),
    cellphone: phoneOf(11, 4),
    birthday: '1976-06-30',
  },
]
