/** Numbers of people, cards and telephones; nothing a program counts to has as many digits. */
const longNumber = /\d{6,}/g;
const email = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
/** What an address asks for: it may name a person, and may carry a ticket. */
const query = /\?[^\s)'"]*/g;

/** Takes out of the text of an error what may belong to a person. */
export const withoutPersonalData = (text: string): string =>
  text.replaceAll(query, '').replaceAll(email, '…').replaceAll(longNumber, '…');
