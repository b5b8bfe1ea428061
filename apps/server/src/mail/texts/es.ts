import type { MailTexts } from './shape.ts';

export const es: MailTexts = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  resetPassword: {
    subject: 'Elige una contraseña nueva',
    text: 'Alguien ha pedido una contraseña nueva para tu cuenta de Fitted. Con el siguiente enlace puedes elegirla.',
    action: 'Elegir una contraseña nueva',
    expiry: (minutes) => `El enlace funciona una sola vez y durante ${minutes} minutos.`,
    notYou: 'Si no has sido tú, ignora este mensaje. Tu contraseña sigue siendo la misma.',
  },
  setPassword: {
    subject: 'Tu cuenta de Fitted está lista',
    text: 'Se ha creado una cuenta para ti en Fitted. Elige una contraseña para iniciar sesión por primera vez.',
    action: 'Elegir una contraseña',
    expiry: (minutes) =>
      `El enlace funciona una sola vez y durante ${minutes} minutos. Después, pide otro con «¿Has olvidado la contraseña?» en la página de inicio de sesión.`,
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    text: 'La contraseña de tu cuenta de Fitted acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.',
  },
  emailChanged: {
    subject: 'Tu correo electrónico ha cambiado',
    text: 'La dirección de correo de tu cuenta de Fitted acaba de cambiar.',
    to: (address) => `Ahora es ${address}.`,
  },
  twoStepOn: {
    subject: 'La verificación en dos pasos está activada',
    text: 'A partir de ahora, al iniciar sesión en Fitted se te pedirá un código de tu aplicación de autenticación.',
  },
  twoStepOff: {
    subject: 'La verificación en dos pasos está desactivada',
    text: 'Al iniciar sesión en Fitted ya no se te pedirá un código de tu aplicación de autenticación.',
  },
  recoveryCodeUsed: {
    subject: 'Se ha usado un código de recuperación',
    text: 'Alguien ha iniciado sesión en tu cuenta de Fitted con uno de tus códigos de recuperación. Ese código ya no se puede volver a usar.',
  },
  notYou: (support) => `Si no has sido tú, escribe cuanto antes a ${support}.`,
};
