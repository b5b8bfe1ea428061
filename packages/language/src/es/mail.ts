import type { MailWords } from '../mail-words.ts';

export const spanishMail: MailWords = {
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
  frame: { signature: 'Un saludo,', linkHint: 'Si el botón no funciona, abre esta dirección:' },
  billing: {
    action: 'Ver tu suscripción',
    cardAction: 'Actualizar tu tarjeta',
    started: {
      subject: 'Tu suscripción está activa',
      text: ({ plan, amount, date }) =>
        `Gracias por suscribirte a Fitted ${plan}. Se renueva el ${date} por ${amount}. Puedes cancelarla cuando quieras.`,
    },
    trialStarted: {
      subject: 'Tu prueba gratuita ha empezado',
      text: ({ plan, amount, date }) =>
        `Tu prueba gratuita de Fitted ${plan} ha empezado. No se ha cobrado nada. El ${date} pasará a ser ` +
        `una suscripción por ${amount}, salvo que la canceles antes.`,
    },
    paymentFailed: {
      subject: 'No se ha podido cobrar tu pago',
      text: ({ plan, date }) =>
        `No hemos podido cobrar Fitted ${plan}. Puedes seguir usándolo hasta el ${date}. Actualiza tu tarjeta antes de esa fecha.`,
    },
    cancellationPlanned: {
      subject: 'Tu suscripción se ha cancelado',
      text: ({ plan, date }) =>
        `Tu suscripción a Fitted ${plan} se ha cancelado. Puedes usarla hasta el ${date} y no se cobrará ` +
        'nada más. Hasta entonces puedes anular la cancelación.',
    },
    ended: {
      subject: 'Tu suscripción ha terminado',
      text: ({ plan }) =>
        `Tu suscripción a Fitted ${plan} ha terminado y no se cobrará nada más. Tus currículums y tu cuenta siguen como están.`,
    },
  },
  activityReport: {
    subject: 'Tu actividad en Fitted',
    period: (from, until) => `Esto es lo que hiciste en Fitted del ${from} al ${until}.`,
    resumes: 'Currículums guardados',
    improvements: 'Mejoras de currículum',
    applications: 'Candidaturas',
    lastSignIn: 'Último inicio de sesión',
    never: 'Todavía ninguno',
    action: 'Abrir tu panel',
  },
  followUp: {
    subject: (count) =>
      count === 1 ? 'Hoy toca dar seguimiento a una candidatura' : `Hoy toca dar seguimiento a ${count} candidaturas`,
    text: 'Querías preguntar cómo van estas candidaturas. Basta con un mensaje breve y cordial.',
    action: 'Abrir tus candidaturas',
    off: 'Puedes desactivar estos recordatorios en los ajustes de tu perfil.',
  },
  receipt: {
    title: 'Recibo',
    number: 'Número',
    date: 'Fecha',
    paidBy: 'Facturado a',
    for: 'Concepto',
    method: 'Forma de pago',
    status: 'Estado',
    statuses: { paid: 'Pagado', failed: 'No pagado', refunded: 'Reembolsado' },
    total: 'Total',
    sandbox: 'Este pago se hizo en modo de demostración. No se ha cobrado nada.',
    questions: '¿Preguntas? Escribe a',
  },
};
