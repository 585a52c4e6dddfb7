import { groundFloor } from './books/ground-floor.ts'
import { upperFloor } from './books/upper-floor.ts'
import { compile } from './compile.ts'

/** The teaching material of the demonstration school. */
export const material = compile([groundFloor, upperFloor])
