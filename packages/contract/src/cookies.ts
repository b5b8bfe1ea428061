/** Tells the page's script that there is a session. Grants no access. */
export const sessionHintCookie = 'has_session';
/** The chosen language, for the server that renders the first page. */
export const languageCookie = 'language';
