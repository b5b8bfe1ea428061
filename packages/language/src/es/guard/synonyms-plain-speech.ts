import { groups } from '../../word-list.ts';

/** How people say it ("hacía las nóminas", "pasaba los datos al ordenador") beside the word an editor writes instead. */
export const spanishPlainSpeech = () =>
  groups(`
  hacer hago hice hizo hacia haciendo hicimos elabor* prepar* confeccion*
  poner pongo puse puso ponia poniendo coloc* aplic* instal* insert*
  pasar_datos pasaba_datos pase_datos pasar_los_datos pasaba_los_datos pase_los_datos meter_datos metia_datos \
    introduc* introduj* captur* registr* grabar mecaniz*
  sacar saco saque sacaba sacando extraer extraje extraia extraccion*
  meter meti metia metiendo introduc* envas* empaquet* coloc*
  contest* respond* respuesta* atencion atend* atiend* cogia_el_telefono coger_el_telefono cogia_llamadas coger_llamadas
  carretilla carretillas carretilla_elevadora carretillas_elevadoras montacargas
  redes redes_sociales
  marcar marcaba marque marcado marcando etiquet* rotul*
  recog* recoj* recolect* recolecc*
  redact* redacc* escrib*
  detect* detecc* encontr*
  desinfect* desinfecc* higieniz*
  conect* conexion* enlaz*
  alquil* arrend* arriendo* rentar rentaba
  deberes tareas tareas_escolares ejercicios
  control_de_acceso control_de_accesos vigilar_la_entrada vigilaba_la_entrada entrada accesos acceso
  contar_la_caja contaba_la_caja conte_la_caja arqueo* arquear cuadre cuadrar cuadraba cierre_de_caja recuento_de_caja
  conserv* mantenimiento manten* mantuv*
  diari* cada_dia todos_los_dias al_dia por_dia a_diario
  semanal semanales semanalmente cada_semana todas_las_semanas a_la_semana por_semana
  mensual mensuales mensualmente cada_mes todos_los_meses al_mes por_mes
  trimestral* cada_trimestre todos_los_trimestres por_trimestre
  anual anuales anualmente cada_ano todos_los_anos al_ano por_ano una_vez_al_ano
  echar_una_mano eche_una_mano ayud* colabor* apoy*
  estar_pendiente estaba_pendiente vigil* seguimiento
  llevar_al_dia llevaba_al_dia mantener_al_dia actualiz*
  llevar_el_control llevaba_el_control llevo_el_control control* seguimiento
  tener_al_dia actualiz*
  dar_informacion daba_informacion di_informacion inform*
  dar_citas daba_citas di_citas citar citas cita concertar agend*
  dar_charlas di_charlas daba_charlas charla charlas ponencia* conferencia*
  dar_consejos daba_consejos aconsej* asesor* orient*
  dar_apoyo daba_apoyo apoy* ayud*
  dar_soporte daba_soporte di_soporte soporte apoy*
  hacer_pedidos hice_pedidos hacia_pedidos hago_pedidos pedir pedia pedido* solicit* compras
  hacer_llamadas hice_llamadas hacia_llamadas llam*
  hacer_fotos hice_fotos hacia_fotos hago_fotos fotografi* foto fotos
  hacer_entrevistas hice_entrevistas hacia_entrevistas entrevist*
  hacer_encuestas hice_encuestas hacia_encuestas encuest*
  hacer_facturas hice_facturas hacia_facturas factur*
  hacer_informes hice_informes hacia_informes informe*
  hacer_inventario hice_inventario hacia_inventario inventari* inventario*
  hacer_cuentas cuentas contabilidad llevar_las_cuentas llevaba_las_cuentas llevar_los_libros llevaba_los_libros
  hacer_la_compra compra compras
  hacer_copias hacia_copias fotocopi* copias copia
  hacer_reparaciones hacia_reparaciones reparar reparacion* reparaba arregl*
  hacer_seguimiento hacia_seguimiento hice_seguimiento seguimiento segui seguia
  hacer_reservas hacia_reservas hice_reservas reserv*
  hacer_recados recados encargos
  hacer_guardias hacia_guardias guardias guardia
  coger cogia cogi cojo tomar tome tomaba recog* recoj* recib*
  mirar mire miraba revis* comprob* comprueb* consult* examin*
  pedir_cita citas cita
  ir_a_buscar iba_a_buscar fui_a_buscar recog* recoj*
  tener_reuniones tuve_reuniones tenia_reuniones reunir reunia reunion reuniones
  ponerse_en_contacto me_ponia_en_contacto me_puse_en_contacto contact* comunic*
  quedar_con quedaba_con reunion reuniones
  llevar_paquetes llevaba_paquetes repart* entreg*
  llevar_a_los_ninos llevaba_a_los_ninos acompan*
  estar_en_caja estaba_en_caja estuve_en_caja caja cobr* cajas
  estar_en_recepcion estaba_en_recepcion recepcion
  notific* notificacion* avis* inform* comunic* comunicacion*
  modific* modificacion* cambi* ajust*
  verific* verificacion* comprob* comprobacion* revis* revision*
  clasific* clasificacion* ordenar ordenaba ordene separ*
  identific* identificacion* detect* detecc* localiz* localizacion*
  planific* planificacion* plane* programar programaba programe
  reclam* reclamacion* quej*
  recomend* recomendacion* recomiend* suger* sugir* aconsej*
  evalu* evaluacion* valorar valoraba valoracion*
  instal* instalacion* montar montaba montaje* coloc* colocacion*
  traslad* transport* desplaz*
  prepar* preparacion* elabor* elaboracion*
  capacit* capacitacion* formar formaba formacion entren*
  publicar publicaba publicacion* difund* difusion
  tramit* tramitacion*
  aclar* aclaracion* explic* explicacion*
  actualiz* actualizacion* poner_al_dia ponia_al_dia puse_al_dia
  digitaliz* digitalizacion escane*
  reparar reparaba reparacion* arregl* arreglo arreglos
  pisos viviendas piso vivienda inmueble* casas propiedades
  hotel hoteles alojamiento*
  visita visitas ensenar_pisos ensenaba_pisos mostrar_pisos
  final fin cierre termino
  principio inicio comienzo
  sistema_informatico ordenador* computador* sistema programa
  equipos_informaticos ordenadores computadoras ordenador computadora equipos
  mercancia* genero pedido pedidos producto*
  fallos errores incidencias defectos
  datos informacion detalles
  ropa prendas
  comida platos comidas menus
  dinero caja efectivo
  cosas articulos objetos
  mayores ancianos
  chicos alumnos ninos
`);
