import { groups } from '../../word-list.ts';

/** How people say it ("hacía las nóminas", "pasaba los datos al ordenador") beside the word an editor writes instead. */
export const spanishPlainSpeech = () =>
  groups(`
    aclar* aclaracion* explic* explicacion*
    actualiz* actualizacion* poner_al_dia ponia_al_dia puse_al_dia
    alquil* arrend* arriendo* rentar rentaba
    anual anuales anualmente cada_ano todos_los_anos al_ano por_ano una_vez_al_ano
    capacit* capacitacion* formar formaba formacion entren*
    carretilla carretillas carretilla_elevadora carretillas_elevadoras montacargas
    chicos alumnos ninos
    clasific* clasificacion* ordenar ordenaba ordene separ*
    coger cogia cogi cojo tomar tome tomaba recog* recoj* recib*
    comida platos comidas menus
    conect* conexion* enlaz*
    conserv* mantenimiento manten* mantuv*
    contar_la_caja contaba_la_caja conte_la_caja arqueo* arquear cuadre cuadrar cuadraba cierre_de_caja \
      recuento_de_caja
    contest* respond* respuesta* atencion atend* atiend* cogia_el_telefono coger_el_telefono cogia_llamadas \
      coger_llamadas
    control_de_acceso control_de_accesos vigilar_la_entrada vigilaba_la_entrada entrada accesos acceso
    cosas articulos objetos
    dar_apoyo daba_apoyo apoy* ayud*
    dar_charlas di_charlas daba_charlas charla charlas ponencia* conferencia*
    dar_citas daba_citas di_citas citar citas cita concertar agend*
    dar_consejos daba_consejos aconsej* asesor* orient*
    dar_informacion daba_informacion di_informacion inform*
    dar_soporte daba_soporte di_soporte soporte apoy*
    datos informacion detalles
    deberes tareas tareas_escolares ejercicios
    desinfect* desinfecc* higieniz*
    detect* detecc* encontr*
    diari* cada_dia todos_los_dias al_dia por_dia a_diario
    digitaliz* digitalizacion escane*
    dinero caja efectivo
    echar_una_mano eche_una_mano ayud* colabor* apoy*
    equipos_informaticos ordenadores computadoras ordenador computadora equipos
    estar_en_caja estaba_en_caja estuve_en_caja caja cobr* cajas
    estar_en_recepcion estaba_en_recepcion recepcion
    estar_pendiente estaba_pendiente vigil* seguimiento
    evalu* evaluacion* valorar valoraba valoracion*
    fallos errores incidencias defectos
    final fin cierre termino
    hacer hago hice hizo hacia haciendo hicimos elabor* prepar* confeccion*
    hacer_copias hacia_copias fotocopi* copias copia
    hacer_cuentas cuentas contabilidad llevar_las_cuentas llevaba_las_cuentas llevar_los_libros llevaba_los_libros
    hacer_encuestas hice_encuestas hacia_encuestas encuest*
    hacer_entrevistas hice_entrevistas hacia_entrevistas entrevist*
    hacer_facturas hice_facturas hacia_facturas factur*
    hacer_fotos hice_fotos hacia_fotos hago_fotos fotografi* foto fotos
    hacer_guardias hacia_guardias guardias guardia
    hacer_informes hice_informes hacia_informes informe*
    hacer_inventario hice_inventario hacia_inventario inventari* inventario*
    hacer_la_compra compra compras
    hacer_llamadas hice_llamadas hacia_llamadas llam*
    hacer_pedidos hice_pedidos hacia_pedidos hago_pedidos pedir pedia pedido* solicit* compras
    hacer_recados recados encargos
    hacer_reparaciones hacia_reparaciones reparar reparacion* reparaba arregl*
    hacer_reservas hacia_reservas hice_reservas reserv*
    hacer_seguimiento hacia_seguimiento hice_seguimiento seguimiento segui seguia
    hotel hoteles alojamiento*
    identific* identificacion* detect* detecc* localiz* localizacion*
    instal* instalacion* montar montaba montaje* coloc* colocacion*
    ir_a_buscar iba_a_buscar fui_a_buscar recog* recoj*
    llevar_a_los_ninos llevaba_a_los_ninos acompan*
    llevar_al_dia llevaba_al_dia mantener_al_dia actualiz*
    llevar_el_control llevaba_el_control llevo_el_control control* seguimiento
    llevar_paquetes llevaba_paquetes repart* entreg*
    marcar marcaba marque marcado marcando etiquet* rotul*
    mayores ancianos
    mensual mensuales mensualmente cada_mes todos_los_meses al_mes por_mes
    mercancia* genero pedido pedidos producto*
    meter meti metia metiendo introduc* envas* empaquet* coloc*
    mirar mire miraba revis* comprob* comprueb* consult* examin*
    modific* modificacion* cambi* ajust*
    notific* notificacion* avis* inform* comunic* comunicacion*
    pasar_datos pasaba_datos pase_datos pasar_los_datos pasaba_los_datos pase_los_datos meter_datos metia_datos \
      introduc* introduj* captur* registr* grabar mecaniz*
    pedir_cita citas cita
    pisos viviendas piso vivienda inmueble* casas propiedades
    planific* planificacion* plane* programar programaba programe
    poner pongo puse puso ponia poniendo coloc* aplic* instal* insert*
    ponerse_en_contacto me_ponia_en_contacto me_puse_en_contacto contact* comunic*
    prepar* preparacion* elabor* elaboracion*
    principio inicio comienzo
    publicar publicaba publicacion* difund* difusion
    quedar_con quedaba_con reunion reuniones
    reclam* reclamacion* quej*
    recog* recoj* recolect* recolecc*
    recomend* recomendacion* recomiend* suger* sugir* aconsej*
    redact* redacc* escrib*
    redes redes_sociales
    reparar reparaba reparacion* arregl* arreglo arreglos
    ropa prendas
    sacar saco saque sacaba sacando extraer extraje extraia extraccion*
    semanal semanales semanalmente cada_semana todas_las_semanas a_la_semana por_semana
    sistema_informatico ordenador* computador* sistema programa
    tener_al_dia actualiz*
    tener_reuniones tuve_reuniones tenia_reuniones reunir reunia reunion reuniones
    tramit* tramitacion*
    traslad* transport* desplaz*
    trimestral* cada_trimestre todos_los_trimestres por_trimestre
    verific* verificacion* comprob* comprobacion* revis* revision*
    visita visitas ensenar_pisos ensenaba_pisos mostrar_pisos
  `);
