import { list } from '../../word-list.ts';

export const spanishPeople: readonly string[] = list(`
  abogad* alumn* aprendiz* asesor* asociacion* asociad* auditor* autoridad* banco* becari* candidat* chef client*
  colegi* comerci* comite companer* compañer* comprador* consejo contratista* cuadrilla departament* desarrollador*
  direccion* docente* emplead* empleador* empresa* encargad* equipo* especialista* estudiante* famili* firma* gerencia
  grupo* hijo* huesped* inquilin* inversor* invitad* jefatura* joven* jovenes maestr* mayor mayores miembro* ministerio
  nin* niñ* oficial* oficina* operari* paciente* padre* participante* pasajer* person* personal practicante* president*
  profesor* proveedor* publico residente* soci* subcontrat* superior* trabajador* turista* tutor* usuari* vecin*
  visitante* voluntari*
`);
