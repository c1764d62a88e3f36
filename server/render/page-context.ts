import { createContext } from 'react-router'

/** It marks the page's own scripts, and is taken out before the page is sent. */
export const nonceContext = createContext('')
