import { groups } from '../../word-list.ts';

/** One word as verb and noun of unlike stems, in an irregular form, under two spellings, or cut short. */
export const spanishForms = () =>
  groups(`
  hacer hago hice hizo hicimos hacia haciendo hecho hecha
  decir digo dije dijo decia diciendo dicho
  poner pongo puse puso ponia poniendo puesto puesta
  venir vengo vine vino venia viniendo
  traer traigo traje trajo traia trayendo
  saber supe sabia sabiendo
  poder puedo pude podia
  querer quiero quise queria
  ver veo vi veia viendo visto vista
  oir oigo oi oia oyendo
  caer caigo cai caia cayo caida caidas
  salir salgo sali salia saliendo salida salidas
  valer valgo valio
  dormir duermo durmi* dormia
  sentir siento senti sintio sentia
  preferir prefier* prefir* prefer*
  repetir repit* repet* repeticion*
  vestir visti vistio vestia vestido
  freir frio frei frito fritos fritura*
  reir rio rei
  huir huyo hui
  volver vuelv* volvi volvia vuelto vuelta vueltas regres* retorn*
  romper rompi rompia roto rota rotura*
  cubrir cubri cubria cubierto cubierta cobertura*
  descubrir descubri descubrimiento* descubiert*
  abrir abri abria abierto abierta apertura*
  escribir escribi escribia escrito escritura redaccion redact*
  imprimir imprimi impreso impresa impresion*
  satisfacer satisfic* satisfecho satisfaccion
  deshacer deshice deshecho
  componer compuse compuesto composicion*
  proponer propuse proponia propuesto propuesta* proposicion*
  exponer expuse exponia expuesto exposicion*
  disponer dispuse disponia dispuesto disposicion
  suponer supuse supuesto
  contener contuv* contenido
  detener detuv* detencion*
  sostener sostuv* sostenimiento
  obtener obtuv* obtencion obten*
  vender vendi vendia venta ventas vendido
  comprar compre compraba compra compras comprado
  elegir elij* elegi eleccion* eligi*
  crecer crec* crecimiento
  decidir decidi decidia decision*
  volar vole volaba vuelo vuelos
  producir produj* produzc* produccion* producia
  construir construy* construi construccion* construia
  distribuir distribuy* distribui distribucion* reparto
  recibir recibi recibia recepcion* recibo recibos
  revisar revise revisaba revision*
  admitir admiti admision*
  emitir emiti emitia emision* expedir expedicion
  transmitir transmiti transmision*
  permitir permiti permiso*
  invertir inverti inviert* inversion*
  convertir converti conviert* convirt* conversion*
  defender defend* defiend* defensa
  responder respondi respondia respuesta*
  perder perd* pierd* perdida*
  entrar entraba entrada entradas acceso
  llegar llegue llegaba llegada*
  leer lei leia lectura*
  cerrar cerre cerraba cierre cierres cierro
  enviar envie enviaba envio envios
  embarcar embarque embarcaba embarques
  ahorrar ahorre ahorro ahorros
  cuidar cuide cuidaba cuidado cuidados
  tratar trate trataba trato tratamiento*
  cultivar cultive cultivaba cultivo cultivos
  regar regue regaba riego riegos
  sembrar sembre siembro siembra siembras
  contar conte contaba conteo* recuento*
  vigilar vigile vigilaba vigilancia
  prevenir previn* prevencion preven*
  intervenir intervin* intervencion*
  proteger protej* protegi protegia proteccion
  extraer extraje extraia extraccion*
  atraer atraje atraia atraccion
  analizar analice analizaba analisis
  sintetizar sintetice sintesis
  aprender aprendi aprendizaje*
  ensenar ensene ensenaba ensenanza*
  tomar tome tomaba toma tomas
  exigir exij* exigi exigencia*
  recoger recoj* recogi recogia recogida*
  coger coji cogi cogia coj*
  medir mide midio midiendo medi medicion* medida*
  pedir pid* pedi pedia pedido* peticion*
  servir sirv* servi servia servicio*
  seguir sigo sigue siguio siguiendo segui seguia seguimiento*
  corregir corrij* corregi corregia correccion*
  conducir conduj* conduzc* conducia conduccion
  traducir traduj* traduzc* traducia traduccion*
  reducir reduj* reduzc* reducia reduccion*
  introducir introduj* introduzc* introduccion*
  dirigir dirij* dirigi dirigia direccion
  resolver resolv* resuelv* resolucion*
  devolver devolv* devuelv* devolucion*
  renovar renov* renuev* renovacion*
  probar probe pruebo probaba prueba pruebas
  mostrar mostr* muestr*
  encontrar encontr* encuentr*
  recomendar recomend* recomiend*
  calentar calent* calient*
  extender extend* extiend* extension*
  entender entend* entiend* comprend* comprension
  mover movi movia muev* movimiento*
  acordar acord* acuerd* acuerdo
  colgar colg* cuelg*
  jugar jueg* jugaba
  comenzar comenz* comienz* comenc*
  empezar empez* empiez* empec*
  almorzar almorz* almuerz* comida
  despedir despid* despedid* despido*
  competir compit* competi competicion*
  concluir conclu* conclusion*
  incluir inclu* inclusion
  instruir instruy* instrui instruccion*
  atribuir atribu*
  contribuir contribu* contribucion*
  sustituir sustitu* sustitucion*
  coser cosi cosia costura
  depto dpto departamento*
  admon adm administracion
  coord coordinador* coordinadora
  dir director directora
  gte gerente
  resp responsable*
  secr secretari*
  tec tecnico tecnica
  aux auxiliar*
  ayte ayudante*
  prof profa profesor*
  lic licenciad* licenciatura
  ing ingenier*
  arq arquitect*
  dr dra doctor*
  cp contador*
  ud usted
  av avda avenida
  tfno tlf tel telefono
  num nro numero
  pag pags pagina paginas
  max maximo
  min minimo
  aprox aproximadamente alrededor cerca_de en_torno_a unos unas mas_o_menos
  incl incluid* incluye*
  info informacion
  doc docs documento* documentacion
  ppt powerpoint presentacion*
  mant mto mtto mantenimiento
  prod produccion
  mkt marketing mercadotecnia mercadeo
  rrpp relaciones_publicas
  rrhh recursos_humanos
  pyme pymes pequenas_empresas pequenas_y_medianas_empresas
  sl s.l sociedad_limitada
  sa s.a sociedad_anonima
  cia compania
  hosp hospital
  univ universidad* universitari*
  fac facultad*
  bach bachillerato
  uni universidad
  lab laboratorio*
  mates matematica*
  bio biologia
  quim quimica
  fis fisica
  edu educacion educativ*
  esp espanol espana
  ext externo exterior
  int interno
  gral general*
  sr senor senores
  sra senora senoras
  fisio fisioterapia
  psico psicologia
  vet veterinari*
  eco ecografia*
  rx radiografia* rayos_x
  ta tension_arterial presion_arterial
  cv curriculum curriculo hoja_de_vida
  nie dni documento_de_identidad identificacion
  tpv terminal_de_punto_de_venta datafono punto_de_venta
  sac servicio_de_atencion_al_cliente atencion_al_cliente servicio_al_cliente
  at_cliente atencion_al_cliente
  call_center centro_de_llamadas centro_de_atencion_telefonica contact_center
  online en_linea por_internet virtual virtuales internet
  presencial presencialmente en_persona cara_a_cara
  teletrabajo trabajo_remoto a_distancia en_remoto remoto remota home_office
  mail correo_electronico email e-mail
  wifi red_inalambrica
  software_de_gestion programa_de_gestion
  stock stocks existencias inventario*
  picking preparacion_de_pedidos prepar*_pedidos
  packing embalaje empaquetado empaque
  marketing mercadotecnia
  ticket tique tiquet
  feedback retroalimentacion comentarios
  backup copia_de_seguridad respaldo
  newsletter boletin
  freelance por_cuenta_propia
  buffet bufe
  parking aparcamiento
  test prueba pruebas
  check-in registro_de_huespedes
  check-out salida_de_huespedes
  club clubes
`);
