/** The messages with which our server refuses a file as a résumé. Each message tells the visitor what to do. */
export const RESUME_REFUSALS = {
  other:
    'The file is not a PDF or Word document, even if its name says so. Please open it in the program that made it, and save it as a PDF.',
  page: 'The file is a web page, even if its name says something else. Please open it in Word and save it as a PDF.',
  password: 'The file is protected by a password. Please remove the password, or save it as a PDF.',
  programs: 'The file has macros or programs. Please save it as a PDF.',
  objects: 'The file has other files embedded in it. Please save it as a PDF.',
  infected: 'A virus scanner has found something in the file. Please choose another one.',
} as const;
