import { createContext } from 'react-router'

/** The nonce that marks the page's own scripts, and is taken out before the page is sent. */
export const nonceContext = createContext('')
